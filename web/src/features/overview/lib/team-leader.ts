import type { Member } from '#shared/models/workspace.ts';
import { ownPeople, ownTeams, type Led } from '#shared/rules/own-people.ts';
import { MANAGER_ROLE } from '#shared/rules/roles.ts';

/** What is looked at of a member. */
export type Placed = Pick<Member, 'id' | 'role' | 'team' | 'manager_id'>;

/**
 * Who leads a team: the one whose own team it is (shared/rules/own-people.ts) and who leads somebody of it directly, the
 * nearest of several above each other; where it is nobody's so, its only manager by role. Null where that is not one.
 */
export function leaderOf<Person extends Placed>(team: string, members: readonly Person[]): Person | null {
  const inIt = members.filter((member) => member.team === team);
  const led = members.map(({ id, team: of, manager_id: managerId }): Led => ({ userId: id, team: of, managerId }));
  const direct = new Set(inIt.map(({ manager_id: id }) => id));
  const [nearest] = members
    .filter(({ id }) => direct.has(id))
    .map((member) => ({ member, people: ownPeople(led, member.id) }))
    .filter(({ member, people }) => ownTeams(led, member.id, people).has(team))
    .toSorted((a, b) => a.people.size - b.people.size);
  if (nearest) return nearest.member;
  const byRole = inIt.filter(({ role }) => role === MANAGER_ROLE);
  return byRole.length === 1 ? byRole[0]! : null;
}
