import type { Catalogue } from '../../catalogue.ts';
import type { offersErrors as Russian } from '../../ru/offers/errors.ts';

/** Refusals of the operations of partner offers. */
export const offersErrors: Catalogue<typeof Russian> = {
  changed: 'The request has just changed. Refresh the list',
  sameDay:
    'The offer has already been requested for this day: the partner has the email. Choose another day or cancel the earlier request',
  budgetFull: 'This year’s HR budget has no room for more expenses. Send the request without booking it in the budget',
  unproved:
    'The partner will reply to the address of your account, which is not confirmed yet. Confirm it in your profile and send the request',
  dayPast: 'This day has passed: choose today or later',
  dayTooLate: 'Choose a day within the next two years',
  tooManyToPartner: (wait) =>
    `Too many requests have gone to this partner in the last hour. The next can be sent ${wait}`,
  tooMany: (wait) => `Too many requests have been sent in an hour. The next can be sent ${wait}`,
};
