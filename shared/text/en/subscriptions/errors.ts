import type { Catalogue } from '../../catalogue.ts';
import type { subscriptionsErrors as Russian } from '../../ru/subscriptions/errors.ts';
import { formatRubles } from '../format.ts';

/** What the operations of subscriptions refuse, and say of promo codes. */
export const subscriptionsErrors: Catalogue<typeof Russian> = {
  sameInvoice: (total, email) =>
    `The same request has been accepted: the invoice for ${formatRubles(total)} will come to ${email}. If it is not there within a working day, repeat the request`,
  trialUsed: 'The trial has already been used',
  trialOnStartup: (plan) => `The plan now is ${plan}: a trial can be started on the Startup plan`,
  changed: 'The subscription has just changed. Reload the page',
  promo: {
    unknown: 'Promo code not found',
    valid: (percent) => `The promo code is valid! Discount: ${percent}%`,
  },
};
