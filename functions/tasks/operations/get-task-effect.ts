import { weeksAround } from '#functions/analysis/weekly.ts';
import { wasOpened } from '#functions/runs/repositories/run.ts';
import { ALIKE, changeOf, shareReading, tooFewBefore, type ChangeSince } from '#functions/analysis/change.ts';
import { changeOfMetric, type MeasuredOn } from '#functions/analysis/workload-effect.ts';
import type { StoredSource } from '../repositories/task.ts';
import type { TaskEffect, TaskSource } from '#shared/models/task.ts';
import { SMALLEST_GROUP } from '#shared/rules/smallest-group.ts';
import { moscowDay } from '#shared/rules/working-days.ts';
import type { TasksOperation } from '../operation.ts';

type Context = Parameters<TasksOperation<'getTaskEffect'>>[0];
type Source = StoredSource & { readonly metric: NonNullable<TaskSource['metric']> };

/** Runs of a poll that are looked through for what was measured in them. */
const RUNS_LOOKED_AT = 24;

/** What was measured, with its moment; the oldest first. */
interface Measured extends MeasuredOn {
  readonly at: string;
  /** When what was measured was there: a run is analysed after it. */
  readonly of: string;
}

/**
 * The share a task was made for, before it and as it was last measured since; null where the task has none. It is
 * compared with the mean of six measurements before the task at least: one of them alone may be the bad month that it
 * was made after.
 */
export const getTaskEffect: TasksOperation<'getTaskEffect'> = async (context) => {
  const { task } = context;
  const { source } = task;
  // What a survey has found is compared by its series, on the page of its results.
  if (!source?.metric || source.kind === 'survey_finding') return null;
  const { key, label, measured_at: at, ...before } = source.metric;
  const all = source.kind === 'poll_finding' ? await measuredInPoll(context, source) : await measuredInWeeks(context);
  const known = all.filter(({ metrics }) => metrics.some((one) => one.key === key));
  const since = task.closedDate ?? task.createdAt;
  const was = known.filter(({ of }) => of < task.createdAt);
  const is = known.filter((one) => one.of >= task.createdAt && one.at >= since);
  return {
    metric: { key, label },
    before: { ...before, at },
    after: shown(is.at(-1), source as Source),
    ...comparison(was, is, source as Source),
  };
};

/** What was measured in the runs of a poll of this workspace that were analysed. */
async function measuredInPoll({ repos, workspaceId }: Context, source: StoredSource): Promise<Measured[]> {
  const { runs } = await repos.runs.page(source.subject_id ?? source.id, RUNS_LOOKED_AT, null);
  const opened = runs.filter((one) => wasOpened(one) && one.workspaceId === workspaceId);
  const measured = await Promise.all(
    opened.map(async ({ id, createdAt: of }) => ({ of, measured: await repos.analyses.runMeasured(id) })),
  );
  return measured
    .flatMap(({ of, measured: one }) => (one ? [{ at: one.at, of, day: of.slice(0, 10), metrics: one.metrics }] : []))
    .toSorted((a, b) => (a.of < b.of ? -1 : 1));
}

async function measuredInWeeks({ repos, task, workspaceId, now }: Context): Promise<Measured[]> {
  const [startedOn, today] = [moscowDay(new Date(task.createdAt)), moscowDay(now)];
  const weeks = await weeksAround(repos, workspaceId, { startedOn, today });
  return weeks.map((week) => ({ ...week, of: week.at }));
}

/** What fewer than five people have said is not told, nor how many they are. */
function shown(after: Measured | undefined, { kind, metric }: Source): TaskEffect['after'] {
  const found = after?.metrics.find(({ key }) => key === metric.key);
  if (!after || !found) return null;
  const { count, of } = found;
  return { count: kind === 'poll_finding' && count < SMALLEST_GROUP ? null : count, of, at: after.at };
}

type Comparison = Pick<TaskEffect, 'difference' | 'since' | 'random' | 'early'>;

function comparison(was: readonly Measured[], is: readonly Measured[], { kind, metric: { key } }: Source): Comparison {
  const unknown = { difference: null, since: null, random: null, early: null };
  const counts = [...was, ...is].map(({ metrics }) => metrics.find((one) => one.key === key)!);
  const ofPoll = kind === 'poll_finding';
  const newest = counts.at(-1);
  // A difference to what is not told would tell it.
  const few = ofPoll && counts.some(({ count }) => count < SMALLEST_GROUP);
  if (is.length === 0 || !newest || newest.of < SMALLEST_GROUP || (ofPoll && newest.count < SMALLEST_GROUP))
    return unknown;
  const early = tooFewBefore(was.length, ofPoll ? 'runs' : 'measurements');
  if (early !== null) return { ...unknown, early };
  const change = ofPoll ? changeInPoll(key, was, is) : changeOfMetric(key, was, is).change;
  if (!change) return unknown;
  const { value, low, high } = change;
  const difference = few ? null : { value: points(value), low: points(low), high: points(high) };
  return { difference, since: few ? null : change.since, random: low <= 0 && high >= 0, early: null };
}

/** Each answers once: nobody's answers hang together within a run, and those of the same people do over time. */
function changeInPoll(key: string, was: readonly Measured[], is: readonly Measured[]): ChangeSince | null {
  const read = ({ metrics }: Measured) => {
    const { count, of } = metrics.find((one) => one.key === key)!;
    return shareReading(count, of);
  };
  return changeOf(was.map(read), is.map(read), ALIKE.weeks);
}

/** Percentage points, to one digit. */
function points(share: number): number {
  return Math.round(share * 1000) / 10;
}
