import type { DirectoryGroup, DirectoryPerson } from './repositories/directory.ts';
import { isObject } from './scim/attributes.ts';
import { saidOfPerson, teamIn } from './scim/said-of-person.ts';

/** Who works in the company, as its directory says. */
export interface KnownPerson {
  readonly id: string;
  readonly firstName: string;
  readonly secondName: string;
  /** The whole name where nobody says which part is which. */
  readonly lastName: string;
  readonly email: string | null;
  readonly position: string | null;
  readonly team: string | null;
  readonly hiredOn: string | null;
  /** The person of the directory who leads them. */
  readonly managerId: string | null;
}

/** Everybody of a directory who has not left, in our words. */
export function knownPeople(people: readonly DirectoryPerson[], groups: readonly DirectoryGroup[]): KnownPerson[] {
  return people.flatMap(({ id, userName, email, attributes }) => {
    const { active, department, hiredOn, manager } = saidOfPerson(attributes);
    if (!active) return [];
    const name = isObject(attributes['name']) ? attributes['name'] : {};
    const [first, last] = [textOf(name['givenName']), textOf(name['familyName'])];
    const whole = textOf(attributes['displayName']) || textOf(name['formatted']) || (email === null ? userName : '');
    const isKnown = first !== '' || last !== '';
    return {
      id,
      firstName: first,
      secondName: isKnown ? textOf(name['middleName']) : '',
      lastName: isKnown ? last : whole,
      email,
      position: textOf(attributes['title']) || null,
      team: teamIn(groups, id) ?? department,
      hiredOn,
      managerId: manager,
    };
  });
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
