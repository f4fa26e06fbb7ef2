import type { Catalogue } from '../../catalogue.ts';
import type { subscriptionsLetters as Russian } from '../../ru/subscriptions/letters.ts';
import type { Period } from '../../../rules/plans.ts';
import { formatRubles } from '../format.ts';

const PERIODS: Readonly<Record<Period, string>> = { month: 'for a\u00A0month', year: 'for a\u00A0year' };

/** Letters about plans. */
export const subscriptionsLetters: Catalogue<typeof Russian> = {
  invoiceRequest: {
    subject: (plan) => `Invoice request: ${plan}`,
    accepted: 'We have received the request and will send the invoice on a working day.',
    payer: 'The payer, as given in the request:',
    company: (name, inn) => `${name}, INN ${inn}`,
    order: (plan, period, people, total) =>
      `${plan} plan, ${PERIODS[period]}, people: ${people}. Total: ${formatRubles(total)}.`,
    open: 'Open the subscription',
    footnote: 'If there is a mistake in the request, reply to this email.',
  },
};
