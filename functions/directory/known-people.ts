import { isDay } from '#shared/rules/working-days.ts';
import type { DirectoryGroup, DirectoryPerson } from './repositories/directory.ts';
import { ENTERPRISE, isObject, TONUS } from './scim/extensions.ts';

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
    if (attributes['active'] === false) return [];
    const [name, company, own] = [attributes['name'], attributes[ENTERPRISE], attributes[TONUS]].map(partOf);
    const day = textOf(own!['hiredOn']).slice(0, DAY_SIGNS);
    const [first, last] = [textOf(name!['givenName']), textOf(name!['familyName'])];
    const whole = textOf(attributes['displayName']) || textOf(name!['formatted']) || (email === null ? userName : '');
    const isKnown = first !== '' || last !== '';
    return {
      id,
      firstName: first,
      secondName: isKnown ? textOf(name!['middleName']) : '',
      lastName: isKnown ? last : whole,
      email,
      position: textOf(attributes['title']) || null,
      team: (groups.find(({ members }) => members.includes(id))?.name ?? textOf(company!['department'])) || null,
      hiredOn: isDay(day) ? day : null,
      managerId: textOf(partOf(company!['manager'])['value']) || null,
    };
  });
}

/** 2026-11-24. */
const DAY_SIGNS = 10;

function partOf(value: unknown): Readonly<Record<string, unknown>> {
  return isObject(value) ? value : {};
}

function textOf(value: unknown): string {
  return typeof value === 'string' ? value : '';
}
