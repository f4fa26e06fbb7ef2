import type { Mail } from '#shared/models/mail.ts';
import { render } from '#functions/notifications/letter-layout.ts';
import { automationsLetters } from '#text/automations/letters.ts';

type Values = Extract<Mail, { template: 'rule-stopped' }>['values'];

/** To the owner of a workspace: a rule that spends money is off, as whoever has switched it on may spend no more. */
export function ruleStopped({ workspace, rule }: Values, siteUrl: string) {
  const text = automationsLetters.stopped;
  return render({
    subject: text.subject,
    paragraphs: [{ caption: text.which, lines: [workspace, rule] }, text.why, text.switchOn],
    action: { label: text.openRules, url: `${siteUrl}/app/finance/rules` },
    footnote: text.footnote,
  });
}
