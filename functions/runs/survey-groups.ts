import type { GroupAsked, GroupsAsked } from '#functions/surveys/repositories/groups-asked.ts';
import type { Member } from '#functions/workspaces/repositories/member.ts';
import { sum } from '#shared/rules/sum.ts';
import { tenureOf, type Dimension } from '#shared/rules/surveys.ts';
import { GROUPS_BY_ROLE, GROUPS_BY_TENURE } from '#shared/rules/wire-words.ts';

/** The group of a member in a dimension at a moment, under the name it is kept by; null for who has no such attribute. */
export function groupOf({ role, team, hiredOn }: Member, dimension: Dimension, now: Date): string | null {
  if (dimension === 'role') return GROUPS_BY_ROLE[role];
  if (dimension === 'team') return team;
  const tenure = tenureOf(hiredOn, now);
  return tenure && GROUPS_BY_TENURE[tenure];
}

/** Members by their groups in a dimension, larger groups first. */
export function groupsIn(members: readonly Member[], dimension: Dimension, now: Date): GroupAsked[] {
  const groups = Map.groupBy(members, (member) => groupOf(member, dimension, now));
  return [...groups]
    .flatMap(([name, { length: people }]) => (name === null ? [] : [{ name, people }]))
    .toSorted(bySize);
}

/** How many of these members are in each group of these dimensions. */
export function groupsAskedOf(members: readonly Member[], dimensions: readonly Dimension[], now: Date): GroupsAsked {
  return Object.fromEntries(dimensions.map((dimension) => [dimension, groupsIn(members, dimension, now)]));
}

/** People by their teams, larger ones first. */
export function teamGroups(people: readonly { readonly team: string }[]): GroupAsked[] {
  return [...Map.groupBy(people, ({ team }) => team)]
    .map(([name, { length: count }]) => ({ name, people: count }))
    .toSorted(bySize);
}

/** What groups come to together with these, larger groups first. */
export function groupsTogether(groups: GroupsAsked, more: GroupsAsked): GroupsAsked {
  return Object.fromEntries(
    Object.entries(groups).map(([dimension, known]) => {
      const all = Map.groupBy([...known, ...(more[dimension as Dimension] ?? [])], ({ name }) => name);
      const counted = [...all].map(([name, same]) => ({ name, people: sum(same.map(({ people }) => people)) }));
      return [dimension, counted.toSorted(bySize)];
    }),
  );
}

function bySize(a: GroupAsked, b: GroupAsked): number {
  return b.people - a.people || a.name.localeCompare(b.name, 'ru');
}
