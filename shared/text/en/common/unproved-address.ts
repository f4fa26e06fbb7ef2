import type { unprovedAddressText as Russian } from '../../ru/common/unproved-address.ts';
import type { Catalogue } from '../../catalogue.ts';

/** Words about an address that nobody has shown to be their own yet. */
export const unprovedAddressText: Catalogue<typeof Russian> = {
  sent: (email, at) =>
    `An email was sent to ${email} (${at}). Open the link in it in this browser: until then emails about workspaces do not come to this address.`,
  notSent: (email) =>
    `The address ${email} is not confirmed: emails about workspaces do not come to it. Confirm that it is yours.`,
  ask: 'Send a link',
  askAgain: 'Send again',
  asking: 'Sending…',
  done: (email) => `Email sent to ${email}`,
};
