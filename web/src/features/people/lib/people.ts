import type { Employee } from '#shared/models/bitrix24.ts';
import type { PeopleQuery } from '#shared/models/people.ts';
import { formatDate, formatDayOfYear } from '#web/lib/dates.ts';
import { peopleText } from '#text/people.ts';

/** Any year that has a 29 February. */
const A_LEAP_YEAR = 2024;

/** By what the list is in order, and which way round. */
export interface Sorting {
  readonly field: PeopleQuery['sort'];
  readonly descending: boolean;
}

/** How people are in order before anybody chooses. */
export const BY_LAST_NAME: Sorting = { field: 'LAST_NAME', descending: false };

/** The field chosen: the same one again turns the order round. */
export function choose(sorting: Sorting, field: Sorting['field']): Sorting {
  return { field, descending: sorting.field === field && !sorting.descending };
}

/** First, second and last name; the address, then the number, for who has none. */
export function nameOf({ ID, NAME, SECOND_NAME, LAST_NAME, EMAIL }: Employee): string {
  return [NAME, SECOND_NAME, LAST_NAME].filter(Boolean).join(' ') || EMAIL || peopleText.nameless(ID);
}

/**
 * “7 May 1988” of a day like 1988-05-07, “7 May” of `--05-07`, whose year is kept from whoever looks: there is no
 * hour to it. `missing` stands for none.
 */
export function formatDay(day: string, missing: string): string {
  if (day === '') return missing;
  const [, year, month, date] = /^(\d{4}|-)-(\d{2})-(\d{2})$/.exec(day) ?? [];
  if (year === undefined) return peopleText.page.wrongDate;
  const yearless = year === '-';
  const shown = new Date(yearless ? A_LEAP_YEAR : Number(year), Number(month) - 1, Number(date));
  return yearless ? formatDayOfYear(shown) : formatDate(shown);
}
