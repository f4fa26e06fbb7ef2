import { SMALLEST_GROUP } from '#shared/rules/smallest-group.ts';
import type { ResponseCounts } from './response-counts.ts';
import { sum } from '#shared/rules/sum.ts';

/** What is told of a team, or of all others together, which have no name. */
export interface TeamGroup {
  readonly team: string | null;
  readonly responses: number;
  /** By question index, how many gave 0, 1, … 10; null where that is not told of this group. */
  readonly scores: readonly (readonly number[] | null)[];
}

/** Teams that are told apart; smaller ones are among the others. */
const TEAMS_MAX = 20;

/**
 * The teams of a run side by side, so that neither a group nor what is left when all groups are taken from the total
 * is fewer than five people: teams below that are put together, and where these are still too few, the smallest of
 * the others joins them. The same holds for the numbers given to each question, as not everybody answers all. Words
 * are not told by team. Empty where there is nothing to compare.
 */
export function compareTeams(byTeam: ReadonlyMap<string | null, ResponseCounts>): TeamGroup[] {
  const large = [...byTeam]
    .filter(([team, { responses }]) => team !== null && responses >= SMALLEST_GROUP)
    .toSorted(([a, one], [b, other]) => other.responses - one.responses || (a! < b! ? -1 : 1));
  const apart = large.slice(0, TEAMS_MAX);
  const all = sum([...byTeam.values()].map(({ responses }) => responses));
  const left = all - sum(apart.map(([, { responses }]) => responses));
  if (left > 0 && left < SMALLEST_GROUP) apart.pop();
  if (apart.length === 0) return [];
  const names = new Set(apart.map(([team]) => team));
  const others = [...byTeam].filter(([team]) => !names.has(team)).map(([, counts]) => counts);
  const groups = [...apart.map(([team, counts]) => groupOf(team, [counts])), groupOf(null, others)];
  return withoutFew(groups.filter(({ responses }) => responses > 0));
}

function groupOf(team: string | null, parts: readonly ResponseCounts[]): TeamGroup {
  const questions = Math.max(0, ...parts.map((part) => part.questions.length));
  const scores = Array.from({ length: questions }, (_, place) => {
    const given = parts.map((part) => part.questions[place]?.scores ?? []);
    return Array.from({ length: Math.max(...given.map(({ length }) => length)) }, (__, score) =>
      sum(given.map((one) => one[score] ?? 0)),
    );
  });
  return { team, responses: sum(parts.map(({ responses }) => responses)), scores };
}

/** Takes away the numbers of a question where fewer than five of a group gave some, and what these could be told by. */
function withoutFew(groups: readonly TeamGroup[]): TeamGroup[] {
  const questions = Math.max(...groups.map(({ scores }) => scores.length));
  const told = Array.from({ length: questions }, (_, place) =>
    shownOf(groups.map(({ scores }) => sum(scores[place] ?? []))),
  );
  return groups.map((group, index) => ({
    ...group,
    scores: told.map((which, place) => (which.has(index) ? (group.scores[place] ?? null) : null)),
  }));
}

/** Of which groups a question is told, by how many of each answered it in numbers. */
function shownOf(sizes: readonly number[]): Set<number> {
  const enough = [...sizes.entries()]
    .filter(([, size]) => size >= SMALLEST_GROUP)
    .toSorted(([, a], [, b]) => b - a)
    .map(([index]) => index);
  const hidden = sum(sizes) - sum(enough.map((index) => sizes[index]!));
  return new Set(hidden > 0 && hidden < SMALLEST_GROUP ? enough.slice(0, -1) : enough);
}
