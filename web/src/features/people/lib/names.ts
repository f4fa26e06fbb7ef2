import type { Person } from '#shared/models/people.ts';
import { NBSP } from '#text/format.ts';
import { peopleText } from '#text/people.ts';

type Named = Pick<Person, 'first_name' | 'second_name' | 'last_name' | 'email' | 'portal'>;

/** First and last name; the address, then the number on the portal, for who has none. */
export function listName({ first_name: first, last_name: last, email, portal }: Named): string {
  return [first, last].filter(Boolean).join(' ') || (email ?? peopleText.nameless(portal?.number ?? ''));
}

/** The same with the second name. */
export function wholeName(person: Named): string {
  const { first_name: first, second_name: second, last_name: last } = person;
  return first === '' ? listName(person) : [first, second, last].filter(Boolean).join(' ');
}

/** “T. Gusev”. */
export function shortName({ first_name: first, last_name: last }: Pick<Person, 'first_name' | 'last_name'>): string {
  const [letter = ''] = first;
  return letter === '' || last === '' ? first || last : `${letter}.${NBSP}${last}`;
}
