import { searchFor } from '#web/lib/search.ts';
import type { Member, PermissionFlags } from '#shared/models/workspace.ts';
import { OWNER_ROLE, type Role } from '#shared/rules/roles.ts';

/** What a person without an answer from the server may do: nothing. */
export const NO_RIGHTS: PermissionFlags = {
  can_invite_members: false,
  can_remove_members: false,
  can_manage_roles: false,
  can_rename_workspace: false,
  can_delete_workspace: false,
  can_manage_workspace: false,
};

/** The owner first, then by name as a Russian list goes. */
export function ownerFirst(one: Member, other: Member): number {
  const owners = Number(other.role === OWNER_ROLE) - Number(one.role === OWNER_ROLE);
  return owners || one.user.full_name.localeCompare(other.user.full_name, 'ru');
}

/** Whose name or address holds every word of the search; case and «ё» make no difference. */
export function findMembers(members: readonly Member[], search: string): readonly Member[] {
  const fits = searchFor(search);
  return members.filter(({ user }) => fits(user.full_name, user.email));
}

/** Which members are shown by their team: those of all teams, of one, of none. A team has a name that is neither. */
export type TeamFilter = string;
export const ALL_TEAMS = '';
export const NO_TEAM = '\n';

/** The teams there are, as a Russian list goes. */
export function knownTeams(members: readonly Member[]): string[] {
  return [...new Set(members.flatMap(({ team }) => team ?? []))].toSorted((a, b) => a.localeCompare(b, 'ru'));
}

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
