import type { Catalogue } from '../../catalogue.ts';
import type { pushValidation as Russian } from '../../ru/notifications/push-validation.ts';

/** What is wrong with how a device wants to be told. */
export const pushValidation: Catalogue<typeof Russian> = {
  wrongEndpoint: 'This is not an address of a browser’s notification service',
  wrongKeys: 'The keys of the subscription are wrong: turn on notifications again',
};
