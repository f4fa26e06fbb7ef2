import type { KnownPerson } from '#functions/directory/known-people.ts';
import type { Member } from '#functions/workspaces/repositories/member.ts';
import { personRef } from '#shared/rules/people/sources.ts';
import type { PersonRecord } from './records.ts';

/**
 * What the company's directory says of its people. Who has come in as one of them is known by the id of the directory,
 * so they stand here under the address of their account, whatever the directory has.
 */
export function directoryRecords(people: readonly KnownPerson[], members: readonly Member[]): PersonRecord[] {
  const come = new Map(members.map((member) => [member.directoryId, member]));
  return people.map((one) => ({
    ref: personRef('directory', one.id),
    source: 'directory',
    firstName: one.firstName,
    secondName: one.secondName,
    lastName: one.lastName,
    email: come.get(one.id)?.email ?? one.email,
    position: one.position,
    team: one.team,
    hiredOn: one.hiredOn,
    manager: one.managerId === null ? null : personRef('directory', one.managerId),
    isTop: false,
    active: true,
    guest: false,
    lastLogin: null,
    leftAt: null,
  }));
}
