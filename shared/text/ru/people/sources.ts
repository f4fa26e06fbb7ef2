import { formatNumber, NBSP, plural } from '../format.ts';

/** Words about where people are known from. */
export const peopleSources = {
  sources: (
    known: { member: number; directory: number; portal: number | null; contact?: number; payroll?: number | null },
    all: number,
  ) =>
    [
      `Тонус${NBSP}${formatNumber(known.member)}`,
      known.directory > 0 ? `каталог${NBSP}${formatNumber(known.directory)}` : '',
      known.portal === null ? '' : `Bitrix24${NBSP}${formatNumber(known.portal)}`,
      known.contact ? `без учётной записи${NBSP}${formatNumber(known.contact)}` : '',
      typeof known.payroll === 'number' ? `зарплатный файл${NBSP}${formatNumber(known.payroll)}` : '',
      `всего ${plural(all, 'человек', 'человека', 'человек')}`,
    ]
      .filter(Boolean)
      .join(', '),
  sourceNames: {
    member: 'Тонус',
    directory: 'Каталог сотрудников',
    portal: 'Bitrix24',
    contact: 'Без учётной записи',
    payroll: 'Зарплатный файл',
  },
  inSource: {
    member: `в${NBSP}Тонусе`,
    directory: `в${NBSP}каталоге`,
    portal: `в${NBSP}Bitrix24`,
    contact: 'без учётной записи',
    payroll: `в${NBSP}зарплатном файле`,
  },
} as const;
