import { render } from '#functions/notifications/letter-layout.ts';
import type { Mail } from '#shared/models/mail.ts';
import { peopleLetters } from '#text/people/letters.ts';

type Values = Extract<Mail, { template: 'data-request-withdrawn' }>['values'];

/** To the owner and HR, who were told of a member's request: it has to be answered no more. */
export function dataRequestWithdrawn({ workspace, kind }: Values, siteUrl: string) {
  const { dataRequestDue, dataRequestWithdrawn: text } = peopleLetters;
  return render({
    subject: text.subject,
    paragraphs: [
      { caption: dataRequestDue.where, lines: [workspace] },
      { caption: text.asked, lines: [dataRequestDue.asked[kind]] },
      text.text,
    ],
    action: { label: dataRequestDue.open, url: `${siteUrl}/app/settings/data` },
    footnote: text.footnote,
  });
}
