import type { GroupsAsked } from '#functions/surveys/repositories/groups-asked.ts';
import { sum } from '#shared/rules/sum.ts';
import { DIMENSIONS, type Dimension } from '#shared/rules/surveys.ts';
import { GROUPS_BY_ROLE, GROUPS_BY_TENURE } from '#shared/rules/wire-words.ts';

/** By dimension and attribute, how many people were invited; under null those without it, left out where that is unknown. */
type Invited = Partial<Record<Dimension, ReadonlyMap<string | null, number>>>;

/** Whom a survey has invited, by what respondents are compared; `others` where people beside these may answer. */
export function invitedGroups(
  { people, groups }: { readonly people: number; readonly groups: GroupsAsked },
  { others }: { readonly others: boolean },
): Invited {
  return Object.fromEntries(
    DIMENSIONS.map((dimension) => {
      const asked = groups[dimension] ?? [];
      const without = people - sum(asked.map((group) => group.people));
      const known = new Map<string | null, number>(
        asked.map((group) => [valueOf(dimension, group.name), group.people]),
      );
      if (!others && without > 0) known.set(null, without);
      return [dimension, known];
    }),
  );
}

/** The attribute behind the name under which a group is kept, as it stands with the answers. */
export function valueOf(dimension: Dimension, name: string): string {
  const names = dimension === 'role' ? GROUPS_BY_ROLE : GROUPS_BY_TENURE;
  const named = dimension === 'team' ? undefined : Object.entries(names).find(([, told]) => told === name);
  return named?.[0] ?? name;
}
