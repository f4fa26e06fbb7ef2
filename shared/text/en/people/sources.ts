import type { peopleSources as Russian } from '../../ru/people/sources.ts';
import type { Catalogue } from '../../catalogue.ts';
import { formatNumber, NBSP, plural } from '../format.ts';

/** Words about where people are known from. */
export const peopleSources: Catalogue<typeof Russian> = {
  sources: (known, all) =>
    [
      `Tonus${NBSP}${formatNumber(known.member)}`,
      known.directory > 0 ? `directory${NBSP}${formatNumber(known.directory)}` : '',
      known.portal === null ? '' : `Bitrix24${NBSP}${formatNumber(known.portal)}`,
      known.contact ? `without an account${NBSP}${formatNumber(known.contact)}` : '',
      typeof known.payroll === 'number' ? `payroll file${NBSP}${formatNumber(known.payroll)}` : '',
      `${plural(all, 'person', 'people')} in all`,
    ]
      .filter(Boolean)
      .join(', '),
  sourceNames: {
    member: 'Tonus',
    directory: 'Employee directory',
    portal: 'Bitrix24',
    contact: 'Without an account',
    payroll: 'Payroll file',
  },
  inSource: {
    member: 'in Tonus',
    directory: 'in the directory',
    portal: 'in Bitrix24',
    contact: 'without an account',
    payroll: 'in the payroll file',
  },
};
