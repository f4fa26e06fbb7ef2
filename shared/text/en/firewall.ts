import type { firewallText as Russian } from '../ru/firewall.ts';
import type { Catalogue } from '../catalogue.ts';

/** What the firewall answers in the place of the service. */
export const firewallText: Catalogue<typeof Russian> = {
  tooManyRequests: 'Too many requests from this address. Try again in five minutes.',
};
