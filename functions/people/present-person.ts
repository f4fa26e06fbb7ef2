import { fullName } from '#functions/workspaces/people.ts';
import type { Member } from '#functions/workspaces/repositories/member.ts';
import type { JoinSuggestion, PaidPerson, Person, PersonDetails } from '#shared/models/people.ts';
import { can } from '#shared/rules/permissions.ts';
import { readPersonRef } from '#shared/rules/people/sources.ts';
import type { Directory } from './directory.ts';
import { idOf } from './join-people.ts';
import { firstOf, recordOf, type JoinedPerson, type PersonRecord } from './records.ts';
import type { Suggestion } from './suggest-joins.ts';

/** A person as the API shows them to a viewer. */
export function presentPerson(person: JoinedPerson, directory: Directory, viewer: Member): Person {
  const facts = directory.facts.get(person)!;
  const { team, hiredOn, manager } = facts;
  const member = directory.members.get(facts.id);
  const portal = recordOf(person, 'portal');
  const contact = recordOf(person, 'contact');
  const led = manager && directory.byRef.get(manager.value);
  const leader = led && directory.facts.get(led);
  const isMe = member?.userId === viewer.userId;
  return {
    ref: facts.id,
    first_name: facts.firstName,
    second_name: facts.secondName,
    last_name: facts.lastName,
    email: facts.emails[0] ?? null,
    position: facts.position,
    team: team && { name: team.value, from: team.from },
    manager: leader
      ? { ref: leader.id, first_name: leader.firstName, last_name: leader.lastName, from: manager.from }
      : null,
    is_top: facts.isTop,
    ...(isMe || seesDays(viewer)
      ? { hired_on: hiredOn && { day: hiredOn.value, from: hiredOn.from }, leave: member?.leave ?? null }
      : {}),
    member: member ? { id: member.userId, role: member.role, is_me: isMe, ...blockOf(member, viewer, isMe) } : null,
    portal: portal && {
      number: readPersonRef(portal.ref).id,
      active: portal.active,
      guest: portal.guest,
      last_login: portal.lastLogin,
    },
    contact: contact && {
      id: readPersonRef(contact.ref).id,
      phone: can(viewer, 'contacts.manage') ? (directory.contacts.get(contact.ref)?.phone?.masked ?? null) : null,
    },
    expected: member === undefined && recordOf(person, 'directory') !== null,
    gone: facts.gone,
  };
}

/** That the data of a member are blocked is told to themselves and to those who may end it. */
function blockOf({ blocked }: Member, viewer: Member, isMe: boolean): { blocked_since?: string | null } {
  return isMe || can(viewer, 'data_requests.manage') ? { blocked_since: blocked?.since ?? null } : {};
}

/** Days of hiring of others, and what follows from them. */
export function seesDays(viewer: Member): boolean {
  return can(viewer, 'members.set_hired_on');
}

/** The same with whether the file of pay has them. */
export function presentPaidPerson(person: JoinedPerson, directory: Directory, viewer: Member): PaidPerson {
  const payroll = recordOf(person, 'payroll');
  return {
    ...presentPerson(person, directory, viewer),
    payroll: payroll && { id: readPersonRef(payroll.ref).id },
  };
}

/** What a page of a person says beside the person; what was decided is told to those who may decide. */
export function presentDetails(
  person: JoinedPerson,
  directory: Directory,
  viewer: Member,
): Omit<PersonDetails, 'person'> {
  const own = new Set(person.records.map(({ ref }) => ref));
  const id = idOf(person);
  return {
    records: person.records.map((record, index) => ({
      ref: record.ref,
      source: record.source,
      name: nameOf(record),
      email: record.email,
      link: index === 0 ? null : linkOf(record, person),
    })),
    apart: (can(viewer, 'people.join') ? directory.decisions : []).flatMap(({ id: joinId, refs, same }) => {
      const other = refs.find((ref) => !own.has(ref));
      const known = other && !same && refs.some((ref) => own.has(ref)) ? directory.byRef.get(other) : undefined;
      return known ? [{ join_id: joinId, ref: idOf(known), name: nameOf(firstOf(known)) }] : [];
    }),
    leads: [...directory.facts.values()].filter(({ manager }) => manager?.value === id).length,
  };
}

/** Two who may be one, as whoever decides reads it. */
export function presentSuggestion([a, b]: Suggestion): JoinSuggestion {
  return { a: halfOf(a), b: halfOf(b) };
}

function halfOf(person: JoinedPerson): JoinSuggestion['a'] {
  const record = firstOf(person);
  return { ref: record.ref, name: nameOf(record), email: record.email, source: record.source };
}

/** What holds a record to the others: what was decided by hand, else the address. */
function linkOf(record: PersonRecord, { links, records }: JoinedPerson): PersonDetails['records'][number]['link'] {
  const own = links.filter(({ refs }) => refs.includes(record.ref));
  const link = own.find(({ joinId }) => joinId !== null) ?? own[0];
  const to = link?.refs.find((ref) => ref !== record.ref) ?? records[0]!.ref;
  return { to, by: link?.joinId ? 'hand' : 'address' };
}

function nameOf({ firstName, lastName, email }: PersonRecord): string {
  return fullName({ firstName, lastName }) || (email ?? '');
}
