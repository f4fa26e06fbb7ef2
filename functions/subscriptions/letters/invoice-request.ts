import { render } from '#functions/notifications/letter-layout.ts';
import type { InvoiceLetter } from '#shared/models/mail.ts';
import { subscriptionsLetters } from '#text/subscriptions/letters.ts';

/** To the owner who asked for an invoice: what was asked, so that a mistake is seen early. */
export function invoiceRequest({ plan, period, people, company, inn, total }: InvoiceLetter, siteUrl: string) {
  const text = subscriptionsLetters.invoiceRequest;
  return render({
    subject: text.subject(plan),
    paragraphs: [
      text.accepted,
      { caption: text.payer, lines: [text.company(company, inn)] },
      text.order(plan, period, people, total),
    ],
    action: { label: text.open, url: `${siteUrl}/app/subscription` },
    footnote: text.footnote,
  });
}
