import type { Mail } from '#shared/models/mail.ts';
import { render } from '#functions/notifications/letter-layout.ts';
import { langQuery } from '#functions/runs/run-path.ts';
import { runsLetters } from '#text/runs/letters.ts';

type Values = Extract<Mail, { template: 'leaver-poll' }>['values'];

/** To somebody who has left a workspace: a few questions by a link that names nobody. */
export function leaverPoll({ workspace, link, lang }: Values, siteUrl: string) {
  const text = runsLetters.leaver;
  return render({
    subject: text.subject,
    paragraphs: [text.gone, { caption: text.workspace, lines: [workspace] }, text.anonymous],
    action: { label: text.answer, url: `${siteUrl}/s/${encodeURIComponent(link)}${langQuery(lang)}` },
    footnote: text.footnote,
  });
}
