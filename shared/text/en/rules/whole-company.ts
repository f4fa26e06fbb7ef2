import type { Catalogue } from '../../catalogue.ts';
import type { wholeCompanyText as Russian } from '../../ru/rules/whole-company.ts';

export const wholeCompanyText: Catalogue<typeof Russian> = {
  name: 'The whole company',
};
