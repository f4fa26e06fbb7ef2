import { wasOpened } from '#data/frames.ts';
import type { Measurement } from '#data/analysis-items.ts';
import type { TaskEffect, TaskSource } from '#shared/models/task.ts';
import { SMALLEST_GROUP } from '#shared/rules/smallest-group.ts';
import { differenceOf } from '#shared/rules/statistics/difference.ts';
import { shareOf } from '#shared/rules/statistics/share.ts';
import type { TasksOperation } from './operation.ts';

type Context = Parameters<TasksOperation<'getTaskEffect'>>[0];

/** A run is opened now and then, drafts lie between: among so many the newest that was measured is looked for. */
const FRAMES_LOOKED_AT = 12;

/** The share a task was made for, before it and as it was last measured since; null where the task has none. */
export const getTaskEffect: TasksOperation<'getTaskEffect'> = async (context) => {
  const { task, workspaceId } = context;
  const { source } = task;
  // What a survey has found is compared by its series, on the page of its results.
  if (!source?.metric || source.kind === 'survey_finding') return null;
  const { key, label, measured_at: at, ...before } = source.metric;
  const measured =
    source.kind === 'poll_finding'
      ? await measuredInPoll(context, source.subject_id ?? source.id)
      : await context.repos.analyses.workloadMeasured(workspaceId);
  const since = measuredSince(measured, key, task.closedDate ?? task.createdAt);
  const after = since && shown(since, source);
  return {
    metric: { key, label },
    before: { ...before, at },
    after,
    ...comparison(before, after),
  };
};

/** What was measured in the newest run of a poll of this workspace that was analysed. */
async function measuredInPoll({ repos, workspaceId }: Context, pollId: string): Promise<Measurement | null> {
  const { frames } = await repos.frames.page(pollId, FRAMES_LOOKED_AT, null);
  for (const frame of frames.filter((one) => wasOpened(one) && one.workspaceId === workspaceId)) {
    const measured = await repos.analyses.runMeasured(frame.id);
    if (measured) return measured;
  }
  return null;
}

interface Share {
  readonly count: number;
  readonly of: number;
}

function measuredSince(measured: Measurement | null, key: string, since: string): (Share & { at: string }) | null {
  const metric = measured?.metrics.find((one) => one.key === key);
  if (!measured || !metric || measured.at < since) return null;
  return { count: metric.count, of: metric.of, at: measured.at };
}

/** What fewer than five people have said is not told, nor how many they are. */
function shown(after: Share & { at: string }, { kind }: TaskSource): TaskEffect['after'] {
  return kind === 'poll_finding' && after.count < SMALLEST_GROUP ? { ...after, count: null } : after;
}

function comparison(before: Share, after: TaskEffect['after']): Pick<TaskEffect, 'difference' | 'random'> {
  // A difference to what is not told would tell it.
  const told = after && after.count !== null ? shareOf(after.count, after.of) : null;
  const [from, to] = [shareOf(before.count, before.of), told];
  if (!from || !to) return { difference: null, random: null };
  const { value, low, high, random } = differenceOf(from, to);
  return { difference: { value: points(value), low: points(low), high: points(high) }, random };
}

/** Percentage points, to one digit. */
function points(share: number): number {
  return Math.round(share * 1000) / 10;
}
