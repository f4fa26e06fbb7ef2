import type { directoryValidation as Russian } from '../../ru/directory/validation.ts';
import type { Catalogue } from '../../catalogue.ts';

/** What is wrong with what people are to be read from. */
export const directoryValidation: Catalogue<typeof Russian> = {
  kind: 'Choose a source: yandex360 or 1c',
  organization: 'Enter the organization number: digits only',
  token: 'Paste the token',
  address: 'Enter the publication address, it begins with https://, such as https://1c.company.com/hr',
  login: 'Enter the name of the 1C user',
  password: 'Enter the password',
};
