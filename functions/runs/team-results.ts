import type { TeamAnswers, TeamResults } from '#shared/models/team-results.ts';
import type { Judged } from '#shared/rules/direction.ts';
import { reachesTeam, type Reach } from '#shared/rules/own-people.ts';
import { meanShown } from '#shared/rules/statistics/mean-shown.ts';
import { sum } from '#shared/rules/sum.ts';
import { languageNow } from '#shared/text/current.ts';

/** A group of the comparison that was made when a run was closed. */
export interface ToldGroup {
  /** Null for all others together. */
  readonly team: string | null;
  readonly answered: number;
  readonly asked: number | null;
  /** By question, by number of its scale, from the lowest; null where that is not told of this group. */
  readonly counts: readonly (readonly number[] | null)[];
}

/** A question on a scale. */
export interface AskedScale {
  readonly text: string;
  /** The numbers of its scale, from the lowest. */
  readonly values: readonly number[];
  /** Null where it is not judged. */
  readonly direction: Judged | null;
}

/**
 * The rows of these groups that are within reach, each with its interval and beside the mean of everybody else who is
 * told of the same question. Nothing is summed over the teams of somebody: a sum of theirs, taken from that of whoever
 * leads them and more, would tell of those in between.
 */
export function teamRows(
  groups: readonly ToldGroup[],
  questions: readonly (AskedScale | null)[],
  reach: Reach,
  smallest: number,
): TeamResults['teams'] {
  const own = groups.filter(({ team }) => team !== null && reachesTeam(reach, team));
  return own
    .toSorted((a, b) => a.team!.localeCompare(b.team!, languageNow()))
    .map((group) => ({
      team: group.team!,
      answered: group.answered,
      asked: group.asked,
      questions: questions.flatMap((question, place) => {
        const counts = group.counts[place];
        if (!question || !counts || sum(counts) === 0) return [];
        const others = groups.flatMap((other) => (other === group ? [] : [other.counts[place] ?? []]));
        return [answersOf(question, counts, others, { asked: group.asked, smallest })];
      }),
    }));
}

function answersOf(
  { text, values, direction }: AskedScale,
  counts: readonly number[],
  others: readonly (readonly number[])[],
  about: { readonly asked: number | null; readonly smallest: number },
): TeamAnswers {
  const beside = values.map((_, at) => sum(others.map((one) => one[at] ?? 0)));
  return {
    question: text,
    from: values[0]!,
    to: values.at(-1)!,
    lower_is_better: direction === null ? null : direction === 'lower_is_better',
    ...meanShown(counts, values, about),
    others: sum(beside) === 0 ? null : meanShown(beside, values, {}).value,
  };
}

/** The teams somebody is told of by name that stand in none of these rows; none for who sees the company. */
export function untoldTeams(rows: TeamResults['teams'], reach: Reach): string[] {
  if (reach.all) return [];
  const told = new Set(rows.map(({ team }) => team));
  return [...reach.teams].filter((team) => !told.has(team)).toSorted((a, b) => a.localeCompare(b, languageNow()));
}
