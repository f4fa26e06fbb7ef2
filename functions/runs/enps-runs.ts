import { DAY_MS } from '#shared/rules/durations.ts';
import type { Run } from './repositories/run.ts';
import type { Repositories } from '#data/repositories.ts';
import type { EnpsFigure } from '#shared/models/run-results.ts';
import { enpsEstimate } from '#shared/rules/enps.ts';
import { stepOf, type Step } from '#shared/rules/statistics/step.ts';
import { trendOf, type Trend } from '#shared/rules/statistics/trend.ts';
import type * as z from 'zod/mini';
import { peopleAsked } from './audience.ts';
import { enpsOf } from './poll-figures.ts';

/** A run and its eNPS; null where it cannot be told. */
export interface EnpsRun<Told = z.output<typeof EnpsFigure> | null> {
  readonly run: Run;
  readonly enps: Told;
  /** How many people were asked in all; null where nobody knows. */
  readonly asked: number | null;
}

export type ShownRun = EnpsRun<z.output<typeof EnpsFigure>>;

/** The eNPS of runs of one workspace, in their order, as far as it is shown. */
export async function enpsRuns(
  runs: readonly Run[],
  { results }: Pick<Repositories, 'results'>,
  memberCount: number,
): Promise<EnpsRun[]> {
  const figures = await results.figures(runs);
  return runs.map((run, index) => {
    const { counts, answered } = figures[index]!;
    const asked = peopleAsked(run, memberCount, answered);
    return { run, asked, enps: enpsOf(run, counts, asked) };
  });
}

/** Those that can be told. */
export function shownRuns(runs: readonly EnpsRun[]): ShownRun[] {
  return runs.flatMap((run) => (run.enps === null ? [] : [{ ...run, enps: run.enps }]));
}

/** What has changed over the runs of a poll. */
export interface EnpsChanges {
  /** Of the newest run against the one before. */
  readonly step: Step | null;
  readonly trend: Trend;
  /** The eNPS of the first of the runs compared. */
  readonly first: number;
}

/**
 * The last step and the trend of closed runs of a poll, the newest first, as the results of the poll tell them: of those
 * that asked the same as the newest. Null without a run.
 */
export function enpsChanges(closed: readonly ShownRun[]): EnpsChanges | null {
  const textOf = ({ run }: ShownRun) => run.questions[0]?.text;
  const reworded = closed.findIndex((run) => textOf(run) !== textOf(closed[0]!));
  const alike = closed.slice(0, reworded === -1 ? closed.length : reworded).toReversed();
  const points = alike.flatMap(({ run: { createdAt }, enps, asked }) => {
    const estimate = enpsEstimate(enps, { asked, overTime: true });
    return estimate ? [{ at: Date.parse(createdAt) / DAY_MS, estimate }] : [];
  });
  const [first] = points;
  return first ? { step: stepOf(points), trend: trendOf(points), first: first.estimate.value } : null;
}
