import type { contactOrigin as Russian } from '../../ru/people/contact-origin.ts';
import type { Catalogue } from '../../catalogue.ts';

export const contactOrigin: Catalogue<typeof Russian> = {
  source: { hand: 'written down by hand', import: 'from a file' },
  basis: { labour: 'employment', contract: 'a contract with the person', consent: 'consent of the person' },
};
