import type { Catalogue } from '../../catalogue.ts';
import type { daysText as Russian } from '../../ru/rules/days.ts';
import { LOCALE } from '../format.ts';

export const daysText: Catalogue<typeof Russian> = {
  day: (day) => {
    const words = { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const;
    return new Intl.DateTimeFormat(LOCALE, words).format(new Date(`${day}T00:00:00Z`));
  },
};
