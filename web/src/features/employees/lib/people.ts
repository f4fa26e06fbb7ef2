import type { Employee } from '#shared/models/bitrix24.ts';
import type { PeopleSortField, PeopleSorting } from '#shared/rules/people-list.ts';
import { formatDate, formatDayOfYear } from '#web/lib/dates.ts';
import { initials } from '#web/lib/initials.ts';
import { employeesText } from '../text.ts';

/** Any year that has a 29 February. */
const A_LEAP_YEAR = 2024;

/** The field chosen: the same one again turns the order round. */
export function choose(sorting: PeopleSorting, field: PeopleSortField): PeopleSorting {
  return { field, descending: sorting.field === field && !sorting.descending };
}

/** First, second and last name; the address, then the number, for who has none. */
export function nameOf({ ID, NAME, SECOND_NAME, LAST_NAME, EMAIL }: Employee): string {
  return [NAME, SECOND_NAME, LAST_NAME].filter(Boolean).join(' ') || EMAIL || employeesText.nameless(ID);
}

/** The initials of first and last name; the first letter of what stands for a name where there is none. */
export function initialsOf(person: Employee): string {
  return initials(person.NAME, person.LAST_NAME) || initials(nameOf(person));
}

/**
 * «7 мая 1988 г.» of a day like 1988-05-07, «7 мая» of `--05-07`, whose year is kept from whoever looks: there is no
 * hour to it. `missing` stands for none.
 */
export function formatDay(day: string, missing: string): string {
  if (day === '') return missing;
  const [, year, month, date] = /^(\d{4}|-)-(\d{2})-(\d{2})$/.exec(day) ?? [];
  if (year === undefined) return employeesText.page.wrongDate;
  const yearless = year === '-';
  const shown = new Date(yearless ? A_LEAP_YEAR : Number(year), Number(month) - 1, Number(date));
  return yearless ? formatDayOfYear(shown) : formatDate(shown);
}
