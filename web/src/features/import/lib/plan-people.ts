import type { MemberFacts, Person } from '#shared/models/people.ts';
import { maskPhone } from '#shared/rules/phone.ts';
import { importText } from '#text/finance/import.ts';
import type { Mistakes } from './check-file.ts';
import { WHOLE_ROW, type CheckedRow } from './check-rows.ts';
import type { Columns } from './guess-columns.ts';
import { nameKey, splitName } from './names.ts';

const text = importText.mistakes;

/** What is written of somebody without an account; what is left out stays. */
export interface ContactFacts {
  readonly team?: string;
  readonly phone?: string;
}

/** Somebody new. */
export interface NewPerson {
  readonly first_name: string;
  readonly last_name: string;
  readonly team: string | null;
  readonly phone: string | null;
  readonly language: null;
}

interface Named<Facts> {
  readonly name: string;
  readonly facts: Facts;
}

/** What a list of people would change, each named for people. */
export interface PeoplePlan {
  readonly members: readonly Named<MemberFacts>[];
  readonly contacts: readonly (Named<ContactFacts> & { readonly id: string })[];
  readonly added: readonly Named<NewPerson>[];
  /** Nobody knows them, and nobody is to be added. */
  readonly skipped: readonly string[];
  /** With a day of leaving. */
  readonly left: readonly string[];
  readonly same: number;
  readonly mistakes: Mistakes;
}

interface Choices {
  readonly columns: Columns;
  readonly known: readonly Person[];
  readonly addNew: boolean;
  /** `YYYY-MM-DD`. */
  readonly today: string;
}

/** Finds each row's person, by the address or else by a name that one person alone has, and says what would change. */
export function planPeople(rows: readonly CheckedRow[], { columns, known, addNew, today }: Choices): PeoplePlan {
  const find = finderOf(known);
  const plan = {
    members: [] as Named<MemberFacts>[],
    contacts: [] as (Named<ContactFacts> & { readonly id: string })[],
    added: [] as Named<NewPerson>[],
    skipped: [] as string[],
    left: [] as string[],
    same: 0,
  };
  const mistakes = new Map<number, Map<number, string>>();
  const taken = new Map<Person, number>();
  for (const { row, values } of rows) {
    const [email, name, team, hired, left, phone] = [
      textOf(values.email),
      textOf(values.name),
      textOf(values.team),
      textOf(values.hired_on),
      textOf(values.left_on),
      textOf(values.phone),
    ];
    const shown = name ?? email ?? '';
    const wrong = (mistake: string, field: 'email' | 'name') =>
      mistakes.set(row.number, new Map([[columns.includes(field) ? columns.indexOf(field) : WHOLE_ROW, mistake]]));
    if (left !== null && left <= today) {
      plan.left.push(shown);
      continue;
    }
    const found = find(email, name);
    if (found === 'several') {
      wrong(text.namesakes, 'name');
      continue;
    }
    if (found === null) {
      const [last, first] = splitName(name ?? '');
      if (!addNew) plan.skipped.push(shown);
      else if (first === '') wrong(text.noFullName, 'name');
      else plan.added.push({ name: shown, facts: { first_name: first, last_name: last, team, phone, language: null } });
      continue;
    }
    const before = taken.get(found);
    if (before !== undefined) {
      wrong(text.twice([before]), email === null ? 'name' : 'email');
      continue;
    }
    taken.set(found, row.number);
    const change = changeOf(found, { team, hired, phone });
    if (change === null) plan.same += 1;
    else if ('member' in change) plan.members.push({ name: shown, facts: change.member });
    else plan.contacts.push({ name: shown, id: change.id, facts: change.contact });
  }
  return { ...plan, mistakes };
}

interface Said {
  readonly team: string | null;
  readonly hired: string | null;
  readonly phone: string | null;
}

/** What a row says that is not known yet; a blank cell says nothing. */
function changeOf({ member, contact, team: now, hired_on: day }: Person, { team, hired, phone }: Said) {
  // A team that the portal tells is not what the workspace has written down.
  const own = now !== null && now.from !== 'portal' && now.from !== 'payroll' ? now.name : null;
  const newTeam = team === null || team === own ? {} : { team };
  if (member) {
    const known = day?.from === 'member' ? day.day : null;
    const facts = { id: member.id, ...newTeam, ...(hired === null || hired === known ? {} : { hired_on: hired }) };
    return Object.keys(facts).length > 1 ? { member: facts } : null;
  }
  if (!contact) return null;
  // Of a number only its ends are shown, so that two with the same ends are taken for one.
  const newPhone = phone === null || maskPhone(phone) === contact.phone ? {} : { phone };
  const facts = { ...newTeam, ...newPhone };
  return Object.keys(facts).length > 0 ? { id: contact.id, contact: facts } : null;
}

function finderOf(known: readonly Person[]): (email: string | null, name: string | null) => Person | 'several' | null {
  const own = known.filter(({ member, contact }) => member !== null || contact !== null);
  const byEmail = new Map(own.flatMap((person) => (person.email ? [[person.email.toLowerCase(), person]] : [])));
  const byName = Map.groupBy(own, (person) => nameKey(person.last_name, person.first_name) ?? '');
  return (email, name) => {
    const addressed = email === null ? undefined : byEmail.get(email);
    if (addressed) return addressed;
    const key = nameKey(...splitName(name ?? ''));
    // A member whose address is another one is somebody else of this name.
    const named = (key === null ? [] : (byName.get(key) ?? [])).filter(
      ({ member }) => email === null || member === null,
    );
    return named.length > 1 ? 'several' : (named[0] ?? null);
  };
}

function textOf(value: unknown): string | null {
  return typeof value === 'string' ? value : null;
}
