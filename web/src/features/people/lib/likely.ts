import { LOCALE } from '#text/format.ts';
import type { ListedPerson } from '../api.ts';

/** The teams there are that hold these letters, the largest first. */
export function teamsOf(people: readonly ListedPerson[], typed: string): string[] {
  const letters = typed.trim().toLocaleLowerCase(LOCALE);
  const sizes = new Map<string, number>();
  for (const { team } of people) if (team) sizes.set(team.name, (sizes.get(team.name) ?? 0) + 1);
  return [...sizes]
    .filter(([name]) => name.toLocaleLowerCase(LOCALE).includes(letters))
    .toSorted(([a, many], [b, more]) => more - many || a.localeCompare(b, LOCALE))
    .map(([name]) => name);
}

/** The member who leads most of the teams of those who are chosen; null where nobody does, or only themselves. */
export function likelyManager(chosen: readonly ListedPerson[], people: readonly ListedPerson[]): string | null {
  const teams = new Set(chosen.map(({ team }) => team?.name).filter(Boolean));
  const own = new Set(chosen.map(({ ref }) => ref));
  const counts = new Map<string, number>();
  for (const { team, manager } of people) {
    if (!team || !manager || !teams.has(team.name) || !manager.ref.startsWith(MEMBER) || own.has(manager.ref)) continue;
    counts.set(manager.ref, (counts.get(manager.ref) ?? 0) + 1);
  }
  const [first] = [...counts].toSorted(([, few], [, more]) => more - few);
  return first ? first[0].slice(MEMBER.length) : null;
}

const MEMBER = 'member-';
