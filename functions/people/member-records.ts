import type { Member } from '#functions/workspaces/repositories/member.ts';
import { personRef } from '#shared/rules/people/sources.ts';
import { OWNER_ROLE } from '#shared/rules/roles.ts';
import type { PersonRecord } from './records.ts';

/** What the workspace itself knows of its members. */
export function memberRecords(members: readonly Member[]): PersonRecord[] {
  return members.map((member) => ({
    ref: personRef('member', member.userId),
    source: 'member',
    firstName: member.firstName,
    secondName: '',
    lastName: member.lastName,
    email: member.email,
    position: null,
    team: member.team,
    hiredOn: member.hiredOn,
    manager: member.managerId === null ? null : personRef('member', member.managerId),
    // Nobody is missing a manager who owns the space.
    isTop: member.role === OWNER_ROLE,
    active: true,
    guest: false,
    lastLogin: null,
    leftAt: null,
  }));
}
