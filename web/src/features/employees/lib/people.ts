import type { Employee } from '#shared/models/bitrix24.ts';
import { formatDate, formatDayOfYear } from '#web/lib/dates.ts';
import { initials } from '#web/lib/initials.ts';
import { searchFor } from '#web/lib/search.ts';
import { employeesText } from '../text.ts';

export const SORT_FIELDS = ['ID', 'NAME', 'LAST_NAME', 'EMAIL', 'LAST_LOGIN'] as const;
export type SortField = (typeof SORT_FIELDS)[number];

export interface Sorting {
  readonly field: SortField;
  readonly descending: boolean;
}

/** Any year that has a 29 February. */
const A_LEAP_YEAR = 2024;
const collator = new Intl.Collator('ru', { numeric: true, sensitivity: 'base' });

/** The field chosen: the same one again turns the order round. */
export function choose(sorting: Sorting, field: SortField): Sorting {
  return { field, descending: sorting.field === field && !sorting.descending };
}

/** People in order; who has nothing in the field comes last, whichever way round. */
export function sortPeople(people: readonly Employee[], { field, descending }: Sorting): Employee[] {
  const sign = descending ? -1 : 1;
  return people.toSorted((one, other) => {
    const [a, b] = [keyOf(one, field), keyOf(other, field)];
    if (a === '' || b === '') return Number(a === '') - Number(b === '');
    return sign * collator.compare(a, b);
  });
}

/** Moments have offsets of their own: they are compared as what they mean. */
function keyOf(person: Employee, field: SortField): string {
  const value = person[field] ?? '';
  if (field !== 'LAST_LOGIN') return value;
  const time = Date.parse(value);
  return Number.isNaN(time) ? '' : String(time);
}

/** Whose name or address holds every word of the text. */
export function findPeople(people: readonly Employee[], text: string): Employee[] {
  const fits = searchFor(text);
  return people.filter(({ NAME, SECOND_NAME, LAST_NAME, EMAIL }) => fits(NAME, SECOND_NAME, LAST_NAME, EMAIL));
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
