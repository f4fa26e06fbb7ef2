import type { Day } from '#shared/rules/working-days.ts';
import { isNewcomer } from '#shared/rules/people/stages.ts';
import type { PersonRef, PersonSource } from '#shared/rules/people/sources.ts';
import { idOf } from './join-people.ts';
import { recordOf, type JoinedPerson, type PersonRecord } from './records.ts';

/** Something that is known of a person, and which source says it. */
export interface Sourced<Value> {
  readonly value: Value;
  readonly from: PersonSource;
}

/** A person as the list knows them. */
export interface PersonFacts {
  readonly id: PersonRef;
  readonly person: JoinedPerson;
  readonly firstName: string;
  readonly secondName: string;
  readonly lastName: string;
  /** All addresses, the first source's first. */
  readonly emails: readonly string[];
  readonly position: string | null;
  readonly team: Sourced<string> | null;
  readonly hiredOn: Sourced<Day> | null;
  /** Null where nobody knows; whoever leads the company has none. */
  readonly manager: Sourced<PersonRef> | null;
  readonly isTop: boolean;
  /** They work here, as far as anybody says. */
  readonly here: boolean;
  /** Still a member of the workspace, while the portal says that they have left. */
  readonly gone: boolean;
}

/** What counts of what the sources say: what was set here by hand, then the portal, then the file of pay. */
export function factsOf(person: JoinedPerson, known: ReadonlyMap<PersonRef, JoinedPerson>): PersonFacts {
  const { records } = person;
  const id = idOf(person);
  const first = <Value>(read: (record: PersonRecord) => Value | null): Sourced<Value> | null => {
    for (const record of records) {
      const value = read(record);
      if (value !== null) return { value, from: record.source };
    }
    return null;
  };
  const named = records.find(({ lastName, firstName }) => lastName !== '' || firstName !== '') ?? records[0]!;
  const member = recordOf(person, 'member');
  const portal = recordOf(person, 'portal');
  return {
    id,
    person,
    firstName: named.firstName,
    lastName: named.lastName,
    secondName: records.map(({ secondName }) => secondName).find(Boolean) ?? '',
    emails: [...new Set(records.map(({ email }) => email ?? '').filter(Boolean))],
    position: first(({ position }) => position)?.value ?? null,
    team: first(({ team }) => team),
    hiredOn: first(({ hiredOn }) => hiredOn),
    manager: first(({ manager }) => managerOf(manager, id, known)),
    isTop: records.some(({ isTop }) => isTop),
    here: records.some(({ active, guest }) => active && !guest),
    gone: member !== null && portal !== null && !portal.active,
  };
}

/** A manager who is known here, under the name of the person; nobody leads themselves. */
function managerOf(
  ref: PersonRef | null,
  id: PersonRef,
  known: ReadonlyMap<PersonRef, JoinedPerson>,
): PersonRef | null {
  const manager = ref && known.get(ref);
  if (!manager || idOf(manager) === id) return null;
  return idOf(manager);
}

/** Whether somebody belongs to what the list was narrowed to. */
export const FITS = {
  all: () => true,
  newcomers: ({ here, hiredOn }, today) => here && hiredOn !== null && isNewcomer(hiredOn.value, today),
  no_access: ({ here, person }) => here && recordOf(person, 'member') === null && recordOf(person, 'contact') === null,
  no_manager: ({ id, here, manager, isTop }) => here && manager === null && !isTop && !id.startsWith('contact-'),
  gone: ({ gone }) => gone,
} satisfies Record<string, (facts: PersonFacts, today: Day) => boolean>;
