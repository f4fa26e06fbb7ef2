import { render } from '#functions/notifications/letter-layout.ts';
import type { Mail } from '#shared/models/mail.ts';
import { peopleLetters } from '#text/people/letters.ts';

type Values = Extract<Mail, { template: 'data-request-due' }>['values'];

/** To the owner and HR: a member has sent a request about personal data, or one has to be answered within three working days. */
export function dataRequestDue({ workspace, kind, dueOn }: Values, siteUrl: string) {
  const text = peopleLetters.dataRequestDue;
  return render({
    subject: text.subject,
    paragraphs: [{ caption: text.where, lines: [workspace] }, `${text.asked[kind]} ${text.until(dueOn)}`, text.refusal],
    action: { label: text.open, url: `${siteUrl}/app/settings/data` },
    footnote: text.footnote,
  });
}
