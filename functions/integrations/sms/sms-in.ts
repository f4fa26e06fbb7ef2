import { SMS_LINK, smsText } from '#shared/rules/sms.ts';
import type { PollLanguage } from '#shared/rules/poll-languages.ts';
import { inLanguage } from '#shared/text/current.ts';
import { runMessages } from '#text/runs/messages.ts';
import type { SmsAccess } from '../repositories/sms.ts';

/**
 * What an SMS says in a language, with its link: the text of the workspace in the language that was written in, else
 * one of ours. A reminder says the same text once more where somebody wrote it, as an operator may let no other through.
 */
export function smsIn(
  language: PollLanguage,
  { template, language: written }: Pick<SmsAccess, 'template' | 'language'>,
  link: string,
  message: 'invitation' | 'reminder' = 'invitation',
): string {
  return inLanguage(language, () => {
    const isOwn = language === written && template !== runMessages.sms(SMS_LINK);
    if (isOwn) return smsText(template, link);
    return message === 'reminder' ? runMessages.smsReminder(link) : runMessages.sms(link);
  });
}
