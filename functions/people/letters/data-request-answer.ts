import { render } from '#functions/notifications/letter-layout.ts';
import type { Mail } from '#shared/models/mail.ts';
import { peopleLetters } from '#text/people/letters.ts';

type Values = Extract<Mail, { template: 'data-request-answer' }>['values'];

/** To a member who has asked the company about their data: what has become of it stands on their own page. */
export function dataRequestAnswer({ workspace, kind, outcome }: Values, siteUrl: string) {
  const text = peopleLetters.dataRequestAnswer;
  return render({
    subject: text.subject[outcome],
    paragraphs: [
      { caption: text.where, lines: [workspace] },
      { caption: text.asked, lines: [text.kinds[kind]] },
      text.text[outcome],
    ],
    action: { label: text.open, url: `${siteUrl}/app/settings/my-data` },
    footnote: text.footnote,
  });
}
