import type { Mail } from '#shared/models/mail.ts';
import { render } from '#functions/notifications/letter-layout.ts';
import { PACK_AUDIENCES, PACK_PERIODS } from '#shared/rules/packs.ts';
import { packsSaid } from '#text/overview/packs-said.ts';

type Values = Extract<Mail, { template: 'pack-due' }>['values'];

/** To whom somebody has named: a link that opens the page of reports as it was set, and nothing of what a report holds. */
export function packDue({ workspace, query, unsubscribe: token }: Values, siteUrl: string) {
  const text = packsSaid.letter;
  const wish = new URLSearchParams(query);
  const audience = PACK_AUDIENCES.find((one) => one === wish.get('audience')) ?? 'board';
  const period = PACK_PERIODS.find((one) => one === wish.get('period')) ?? 'quarter';
  const team = wish.get('team');
  return render({
    subject: text.subject,
    paragraphs: [
      { caption: `${text.about[audience]} ${text.periods[period]}`, lines: team ? [workspace, team] : [workspace] },
      text.made,
    ],
    action: { label: text.open, url: `${siteUrl}/app/pack?${query}` },
    footnote: text.footnote,
    unsubscribe: { token, siteUrl },
  });
}
