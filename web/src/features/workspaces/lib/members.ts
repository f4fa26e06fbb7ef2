import { searchFor } from '#shared/rules/search.ts';
import type { Member, PermissionFlags } from '#shared/models/workspace.ts';
import { EMPLOYEE_ROLE, HR_ROLE, MANAGER_ROLE, OWNER_ROLE, type Role, ROLES } from '#shared/rules/roles.ts';
import { LOCALE } from '#text/format.ts';
import { roleWords } from '#text/workspaces/role-words.ts';

/** What a person without an answer from the server may do: nothing. */
export const NO_RIGHTS: PermissionFlags = {
  can_invite_members: false,
  can_remove_members: false,
  can_manage_roles: false,
  can_rename_workspace: false,
  can_delete_workspace: false,
  can_manage_workspace: false,
};

/** The owner first, then by name in the order of the language. */
export function ownerFirst(one: Member, other: Member): number {
  const owners = Number(other.role === OWNER_ROLE) - Number(one.role === OWNER_ROLE);
  return owners || one.user.full_name.localeCompare(other.user.full_name, LOCALE);
}

/**
 * Whose name, address, team or role holds every word of the search; neither case nor the two dots of a Russian letter make a
 * difference. The name of a
 * role means the role, else «hr» would find everybody called Christina.
 */
export function findMembers(members: readonly Member[], search: string): readonly Member[] {
  const words = search.toLocaleLowerCase(LOCALE).split(/\s+/).filter(Boolean);
  const roles = ROLES.filter((role) => words.some((word) => roleWords[role].includes(word)));
  const named = roles.flatMap((role) => roleWords[role]);
  const fits = searchFor(words.filter((word) => !named.includes(word)).join(' '));
  return members.filter(
    ({ user, team, role }) =>
      roles.every((one) => one === role) && fits(user.full_name, user.email, team ?? '', ...roleWords[role]),
  );
}

/** How many members have each role. */
export function countRoles(members: readonly Pick<Member, 'role'>[]): Readonly<Record<Role, number>> {
  const counts: Record<Role, number> = {
    [OWNER_ROLE]: 0,
    [HR_ROLE]: 0,
    [MANAGER_ROLE]: 0,
    [EMPLOYEE_ROLE]: 0,
  };
  for (const { role } of members) counts[role] += 1;
  return counts;
}

/** The role an address names; null where it names none. */
export function readRole(named: string | null): Role | null {
  return ROLES.find((role) => role === named) ?? null;
}

/** Which members are shown by their team: those of all teams, of one, of none. A team has a name that is neither. */
export type TeamFilter = string;
export const ALL_TEAMS = '';
export const NO_TEAM = '\n';

/** The teams there are, in the order of the language. */
export function knownTeams(members: readonly Member[]): string[] {
  return [...new Set(members.flatMap(({ team }) => team ?? []))].toSorted((a, b) => a.localeCompare(b, LOCALE));
}

/** Whether a member is in the team that is filtered by. */
export function inTeam({ team }: Pick<Member, 'team'>, filter: TeamFilter): boolean {
  return filter === ALL_TEAMS || (filter === NO_TEAM ? !team : team === filter);
}

/** Whether a role can be given to this member: never to the owner, never the owner's, and only by who manages roles. */
export function canGiveRole(member: Pick<Member, 'role'>, role: Role, rights: PermissionFlags): boolean {
  return member.role !== OWNER_ROLE && role !== OWNER_ROLE && rights.can_manage_roles;
}

/** Noon of a day by the reader's own clock: shown as a date, it is that day everywhere. */
export function noonOf(day: string): Date {
  return new Date(`${day}T12:00:00`);
}
