import type { GroupAsked, GroupsAsked } from '#data/groups-asked.ts';
import type { Member } from '#data/member.ts';
import { ROLE_GROUP_NAMES, type Dimension } from '#shared/rules/surveys.ts';

/** The group of a member in a dimension, as people are told it; null for who has no such attribute. */
export function groupOf({ role, team }: Member, dimension: Dimension): string | null {
  if (dimension === 'role') return ROLE_GROUP_NAMES[role];
  return dimension === 'team' ? team : null;
}

/** Members by their groups in a dimension, larger groups first. */
export function groupsIn(members: readonly Member[], dimension: Dimension): GroupAsked[] {
  const groups = Map.groupBy(members, (member) => groupOf(member, dimension));
  return [...groups]
    .flatMap(([name, { length: people }]) => (name === null ? [] : [{ name, people }]))
    .toSorted((a, b) => b.people - a.people || a.name.localeCompare(b.name, 'ru'));
}

/** How many of these members are in each group of these dimensions. */
export function groupsAskedOf(members: readonly Member[], dimensions: readonly Dimension[]): GroupsAsked {
  return Object.fromEntries(dimensions.map((dimension) => [dimension, groupsIn(members, dimension)]));
}
