import { smsText } from '#shared/rules/sms.ts';
import type { PollLanguage } from '#shared/rules/poll-languages.ts';
import { inLanguage } from '#shared/text/current.ts';
import { runMessages } from '#text/runs/messages.ts';
import type { SmsAccess } from '../repositories/sms.ts';

/**
 * What an SMS says in a language, with its link: the text of the workspace in the language that was written in, else
 * one of ours.
 */
export function smsIn(
  language: PollLanguage,
  { template, language: written }: Pick<SmsAccess, 'template' | 'language'>,
  link: string,
): string {
  return language === written ? smsText(template, link) : inLanguage(language, () => runMessages.sms(link));
}
