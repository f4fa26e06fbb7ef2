import type { Member } from '#shared/models/workspace.ts';
import { LOCALE } from '#text/format.ts';

interface TeamSize {
  readonly name: string;
  readonly people: number;
}

/** How many people each team has, the largest first, and how many are in none. */
export function teamSizes(members: readonly Pick<Member, 'team'>[]): {
  readonly teams: readonly TeamSize[];
  readonly without: number;
} {
  const counts = new Map<string, number>();
  for (const { team } of members) if (team !== null) counts.set(team, (counts.get(team) ?? 0) + 1);
  const teams = [...counts].map(([name, people]) => ({ name, people }));
  const sorted = teams.toSorted((a, b) => b.people - a.people || a.name.localeCompare(b.name, LOCALE));
  return { teams: sorted, without: members.length - teams.reduce((sum, { people }) => sum + people, 0) };
}
