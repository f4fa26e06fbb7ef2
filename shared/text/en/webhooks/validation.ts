import type { Catalogue } from '../../catalogue.ts';
import type { webhookValidation as Russian } from '../../ru/webhooks/validation.ts';

/** What is wrong with a subscription to events. */
export const webhookValidation: Catalogue<typeof Russian> = {
  address: 'Enter an address that begins with https://, without a login, password or port number',
  events: 'Choose at least one event',
  description: 'A description has at most 120 characters',
  number: 'The number of an event has ten digits',
};
