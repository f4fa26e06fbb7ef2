import { SMALLEST_GROUP } from '#shared/rules/smallest-group.ts';
import { teamKey } from '#shared/rules/team-key.ts';
import type { Employment } from '../data.ts';

/** People who are told of together. */
export interface Team {
  /** Null for the small teams together, and those of nobody. */
  readonly name: string | null;
  /** Who is there now. */
  readonly present: readonly Employment[];
  /** Everybody who was there in the time looked at. */
  readonly all: readonly Employment[];
}

/**
 * The teams of at least five people, the largest first; the others together, and where those were fewer than five, the
 * smallest of the large ones with them, so that nobody's own figure can be subtracted. None where that leaves no two.
 */
export function teamsOf(all: readonly Employment[], present: readonly Employment[]): Team[] {
  const byKey = new Map<string, { name: string; present: Employment[]; all: Employment[] }>();
  const teamOf = ({ department }: Employment) => {
    if (department === null) return null;
    const key = teamKey(department);
    let team = byKey.get(key);
    if (!team) byKey.set(key, (team = { name: department.trim(), present: [], all: [] }));
    return team;
  };
  const alone = { present: [] as Employment[], all: [] as Employment[] };
  for (const one of all) (teamOf(one) ?? alone).all.push(one);
  for (const one of present) (teamOf(one) ?? alone).present.push(one);

  const teams = [...byKey.values()].toSorted((a, b) => b.present.length - a.present.length || compare(a.name, b.name));
  const large = teams.filter((team) => team.present.length >= SMALLEST_GROUP);
  const rest = [alone, ...teams.slice(large.length)];
  const size = () => rest.reduce((people, team) => people + team.present.length, 0);
  while (size() > 0 && size() < SMALLEST_GROUP && large.length > 0) rest.push(large.pop()!);
  const together = {
    name: null,
    present: rest.flatMap((team) => team.present),
    all: rest.flatMap((team) => team.all),
  };
  const told: Team[] = together.present.length > 0 ? [...large, together] : large;
  return told.length > 1 ? told : [];
}

const compare = (a: string, b: string): number => (a < b ? -1 : 1);
