import type { Language } from './languages.ts';
import { searchFor } from './search.ts';

/** So many tasks or people are read from one portal at most; the total tells how many there are. */
export const SUITE_LIST_MAX = 1000;

/** What people of a portal can be put in order by. */
export const PEOPLE_SORT_FIELDS = ['ID', 'NAME', 'LAST_NAME', 'EMAIL', 'LAST_LOGIN'] as const;
export type PeopleSortField = (typeof PEOPLE_SORT_FIELDS)[number];

/** Of a person of a portal what they are found and put in order by. */
interface ListedPerson extends Readonly<Record<'ID' | 'NAME' | 'SECOND_NAME' | 'LAST_NAME' | 'EMAIL', string>> {
  readonly LAST_LOGIN: string | null;
}

export interface PeopleSorting {
  readonly field: PeopleSortField;
  readonly descending: boolean;
}

/** People in order, as a language has it and aware of numbers; who has nothing in the field comes last, whichever way round. */
export function sortPeople<Person extends ListedPerson>(
  people: readonly Person[],
  { field, descending }: PeopleSorting,
  language: Language,
): Person[] {
  const { compare } = new Intl.Collator(language, { numeric: true, sensitivity: 'base' });
  const sign = descending ? -1 : 1;
  const keyed = people.map((person) => ({ person, key: keyOf(person, field) }));
  const inOrder = keyed.toSorted(({ key: a }, { key: b }) => {
    if (a === '' || b === '') return Number(a === '') - Number(b === '');
    return sign * compare(a, b);
  });
  return inOrder.map(({ person }) => person);
}

/** Moments have offsets of their own: they are compared as what they mean. */
function keyOf(person: ListedPerson, field: PeopleSortField): string {
  const value = person[field] ?? '';
  if (field !== 'LAST_LOGIN') return value;
  const time = Date.parse(value);
  return Number.isNaN(time) ? '' : String(time);
}

/** Whose name or address holds every word of the text. */
export function findPeople<Person extends ListedPerson>(people: readonly Person[], text: string): Person[] {
  const fits = searchFor(text);
  return people.filter(({ NAME, SECOND_NAME, LAST_NAME, EMAIL }) => fits(NAME, SECOND_NAME, LAST_NAME, EMAIL));
}
