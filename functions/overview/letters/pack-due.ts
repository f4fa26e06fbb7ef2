import type { Mail } from '#shared/models/mail.ts';
import { render } from '#functions/notifications/letter-layout.ts';
import { packsSaid } from '#text/overview/packs-said.ts';

type Values = Extract<Mail, { template: 'pack-due' }>['values'];

/** To whom somebody has named: a link that opens the page of reports as it was set, and nothing of what a report holds. */
export function packDue({ workspace, unsubscribe: token, ...values }: Values, siteUrl: string) {
  const { audience, period, format, team } = values;
  const text = packsSaid.letter;
  const query = new URLSearchParams({ audience, period, format, ...(team === null ? {} : { team }) });
  return render({
    subject: text.subject,
    paragraphs: [
      {
        caption: `${text.about[audience]} ${text.periods[period]}`,
        lines: team === null ? [workspace] : [workspace, team],
      },
      text.made,
    ],
    action: { label: text.open, url: `${siteUrl}/app/pack?${query.toString()}` },
    footnote: text.footnote,
    unsubscribe: { token, siteUrl },
  });
}
