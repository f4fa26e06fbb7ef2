import type { FrameSummary, RunFigures } from '#shared/models/run-results.ts';
import { pollDirection, verdictOf, type Verdict } from '#shared/rules/direction.ts';
import { ENPS_VALUES, enpsEstimate } from '#shared/rules/enps.ts';
import { isOpen } from '#shared/rules/run-state.ts';
import { numbersOf } from '#shared/rules/scales.ts';
import { SMALLEST_GROUP } from '#shared/rules/smallest-group.ts';
import { benjaminiHochberg, FALSE_DISCOVERIES } from '#shared/rules/statistics/benjamini-hochberg.ts';
import { DifferenceTest, momentsOf } from '#shared/rules/statistics/difference-test.ts';
import type { Estimate } from '#shared/rules/statistics/estimate.ts';
import { meanOfCounts } from '#shared/rules/statistics/mean.ts';
import { ownFigures, type PooledFigure, poolFigures } from '#shared/rules/statistics/pooling.ts';
import { sum } from '#shared/rules/sum.ts';
import type { ShownQuestion } from '../components/shown-question.ts';
import { meanOfFigures } from './mean.ts';
import { comparable } from './trend.ts';

type Group = FrameSummary['by_team'][number];
/** Pooled figures that lie nearer to the own ones are not told: no reader sees the difference. */
const TOLD_FROM = { enps: 1, mean: 0.1 };

type TeamQuestion = Pick<ShownQuestion, 'question' | 'position' | 'isScale' | 'scale'>;

/** A move that is more than chance, and whether it is a good one; null where nobody has said which answers are better. */
export interface SureMove {
  readonly way: 'up' | 'down';
  readonly verdict: Verdict | null;
}

/** What one team, or all others together, answered to a question. */
export interface TeamFigure {
  /** Null for all others together. */
  readonly team: string | null;
  readonly responses: number;
  /** How many of the team were asked; null where nobody knows. */
  readonly asked: number | null;
  /** The eNPS or the mean with its 95 % interval. */
  readonly value: number;
  readonly low: number;
  readonly high: number;
  /**
   * Where the team probably lies, pooled with the other teams; null where its own figure says the same, where fewer than
   * four teams are told, and for all others together, who are no team.
   */
  readonly pooled: PooledFigure | null;
  /** How it lies to everybody else, where that is more than chance; null where it may be chance. */
  readonly apart: SureMove | null;
  /** What the team said the time before, and how it has moved where that is more than chance; null where it is not known. */
  readonly before: { readonly value: number; readonly moved: SureMove | null } | null;
}

/** The teams of a run by one question. */
export interface TeamsByQuestion {
  readonly asked: TeamQuestion;
  /** Of everybody; null where there is none. */
  readonly all: number | null;
  /** The highest first. */
  readonly figures: readonly TeamFigure[];
}

/** The teams of a run side by side, question by question. */
export interface TeamsOfRun {
  readonly questions: readonly TeamsByQuestion[];
  /** How many differences and moves were looked at: each has to be clearer, the more there are. */
  readonly comparisons: number;
}

/**
 * The groups of a run whose answers may be told, by each question in numbers of which two are told. A team is held
 * against everybody else, and against itself the time before; what is more than chance is found as the heat map of a
 * survey finds it, corrected over all of these together. An interval is about those of the team who were asked, where it is
 * known how many they were; else about as many people as you like.
 */
export function teamsOf(
  summary: FrameSummary,
  asked: readonly TeamQuestion[],
  before: FrameSummary | null,
): TeamsOfRun {
  const told = asked
    .map((one) => ({ one, cells: cellsOf(summary.by_team, one) }))
    .filter(({ cells }) => cells.length > 1);
  const teams = told.flatMap(({ one, cells }) => {
    const past = before && asksTheSame(before, summary, one) ? cellsOf(before.by_team, one) : [];
    // Who all others are changes from run to run: nothing is said of how they differ.
    return cells
      .filter(({ team }) => team !== null)
      .map((cell) => ({ one, cell, was: past.find(({ team }) => team === cell.team) ?? null, cells }));
  });
  const looked = teams.flatMap(({ one, cell, was, cells }) => [
    { one, cell, kind: 'apart' as const, from: togetherOf(cells.filter((other) => other !== cell)) },
    ...(was ? [{ one, cell, kind: 'moved' as const, from: was.counts }] : []),
  ]);
  const sure = benjaminiHochberg(looked.map(({ cell, from }) => chanceOf(cell.counts, from))).map(
    (p) => p <= FALSE_DISCOVERIES,
  );
  const moveOf = (cell: Cell, wanted: 'apart' | 'moved'): SureMove | null => {
    const found = looked.findIndex((one, index) => one.cell === cell && one.kind === wanted && sure[index]);
    if (found === -1) return null;
    const { one, from } = looked[found]!;
    const change = meanPlace(cell.counts) - meanPlace(from);
    const direction = pollDirection(summary.poll, one.question, one.position);
    return { way: change > 0 ? 'up' : 'down', verdict: verdictOf(change, direction) };
  };
  return {
    comparisons: looked.length,
    questions: told.map(({ one, cells }) => {
      const pooled = pooledOf(cells, one);
      const figures = cells.map((cell): TeamFigure => {
        const was = teams.find((known) => known.cell === cell)?.was ?? null;
        return {
          team: cell.team,
          responses: cell.responses,
          asked: cell.asked,
          value: cell.estimate.value,
          low: cell.estimate.low,
          high: cell.estimate.high,
          pooled: pooled.get(cell) ?? null,
          apart: moveOf(cell, 'apart'),
          before: was && { value: was.estimate.value, moved: moveOf(cell, 'moved') },
        };
      });
      return {
        asked: one,
        all: estimateOfAll(summary, one),
        figures: figures.toSorted((a, b) => b.value - a.value),
      };
    }),
  };
}

/** What one group answered to a question. */
interface Cell {
  readonly team: string | null;
  readonly responses: number;
  readonly asked: number | null;
  /** By number of the scale, or by the three kinds of eNPS. */
  readonly counts: readonly number[];
  readonly estimate: Estimate;
}

/** The groups of which a question is told. */
function cellsOf(groups: readonly Group[], { question, isScale, scale }: TeamQuestion): Cell[] {
  const values = numbersOf(scale);
  return groups.flatMap(({ team, responses, asked, by_question: figures, enps }) => {
    const scores = figures.find(({ question_id }) => question_id === question.id)?.scores;
    const counts = isScale
      ? enps && [enps.detractors, enps.passives, enps.promoters]
      : scores && values.map((value) => scores[value] ?? 0);
    const estimate = isScale
      ? enps && enpsEstimate(enps, { asked })
      : scores && meanOfCounts(scores, { values, asked });
    return counts && estimate && responses >= SMALLEST_GROUP ? [{ team, responses, asked, counts, estimate }] : [];
  });
}

/** Where teams probably lie, from what is told of teams alone; only what differs from their own figures. */
function pooledOf(cells: readonly Cell[], { isScale, scale }: TeamQuestion): Map<Cell, PooledFigure> {
  const teams = cells.filter(({ team }) => team !== null);
  const values = isScale ? ENPS_VALUES : numbersOf(scale);
  const own = ownFigures(teams.map(({ counts, asked }) => ({ ...momentsOf(values, counts), asked })));
  const figures = poolFigures(own)?.figures ?? [];
  return new Map(
    figures.flatMap(({ value, low, high }, place) => {
      const cell = teams[place]!;
      const { least, most } = cell.estimate;
      if (Math.abs(value - cell.estimate.value) < TOLD_FROM[isScale ? 'enps' : 'mean']) return [];
      return [[cell, { value, low: Math.max(least, low), high: Math.min(most, high) }] as const];
    }),
  );
}

/** How often chance alone would part what two groups answered at least as far. */
function chanceOf(one: readonly number[], other: readonly number[]): number {
  const all = one.map((count, place) => count + other[place]!);
  return new DifferenceTest([...all.keys()], all).p(one) ?? 1;
}

/** Several groups as one. */
function togetherOf([first, ...others]: readonly Cell[]): readonly number[] {
  return first?.counts.map((count, place) => count + sum(others.map(({ counts }) => counts[place]!))) ?? [];
}

function meanPlace(counts: readonly number[]): number {
  return sum(counts.map((count, place) => count * place)) / sum(counts);
}

/** The newest run before this one that compared its teams and is over; null where there is none. */
export function comparedBefore({ frame: run }: FrameSummary, runs: readonly RunFigures[], now: Date): string | null {
  const until = comparable(runs);
  const place = until.findIndex(({ frame }) => frame.id === run.id);
  const before = until.slice(0, Math.max(0, place));
  return before.findLast(({ frame }) => frame.compare_teams && !isOpen(frame, now))?.frame.id ?? null;
}

function estimateOfAll(summary: FrameSummary, { question, isScale, scale }: TeamQuestion): number | null {
  if (isScale) return summary.enps?.score ?? null;
  const figures = summary.by_question.find(({ question_id }) => question_id === question.id);
  return meanOfFigures(figures, scale, null)?.value ?? null;
}

/** Whether a run before asked the question in the same words and on the same scale. */
function asksTheSame(before: FrameSummary, { poll }: FrameSummary, { question, isScale }: TeamQuestion): boolean {
  const place = before.questions.findIndex(({ id }) => id === question.id);
  const same = before.questions[place];
  if (!same || same.text !== question.text || same.scale !== question.scale) return false;
  return !isScale || (place === 0 && before.poll.type === poll.type);
}
