import { scoresOf, smallTeamsOf } from '#functions/analysis/jobs/prepare.ts';
import { collectWorkload } from '#functions/analysis/jobs/collect-workload.ts';
import { withHighSince } from '#functions/analysis/high-since.ts';
import type { KeptMetric } from '#functions/analysis/kept.ts';
import type { Measurement } from '#functions/analysis/repositories/analysis-items.ts';
import { metricsKey } from '#functions/analysis/repositories/analysis-place.ts';
import { analyseWorkload } from '#functions/analysis/workload/analyse-workload.ts';
import type { WorkloadData, WorkloadTask } from '#functions/analysis/workload/data.ts';
import { lateIn, lateKey } from '#functions/state/load.ts';
import { createTask } from '#functions/tasks/operations/create-task.ts';
import { moveTask } from '#functions/tasks/operations/move-task.ts';
import type { Table } from '#data/table.ts';
import { put } from '#data/writes.ts';
import { overviewSignals } from '#text/overview/signals.ts';
import { NewTask, TaskMove } from '#shared/models/task.ts';
import { moscowDay } from '#shared/rules/working-days.ts';
import { contextOf, type Company } from './company.ts';
import { addDays, atHour } from './days.ts';
import { filled } from './texts.ts';
import { until } from './until.ts';

/** The workload was measured once a week for so long. */
const WEEKS = 20;
/** So many weeks ago a team went through what was late, and took so many days for it. */
const STEP_WEEKS = 9;
const STEP_DAYS = 3;

/** What was measured in a week, and when. */
interface Week {
  readonly at: Date;
  readonly metrics: readonly KeptMetric[];
}

/**
 * The weekly measurements that nights of the past would have left, from the tasks as they were on those days, and the
 * step that was made of one of them: what it brought is measured by the product as any other.
 */
export async function writeMeasurements(company: Company, table: Table): Promise<void> {
  const { repos, workspaceId, today } = company;
  const days = Array.from({ length: WEEKS }, (_, week) => atHour(addDays(today, -7 * (WEEKS - week)), 6));
  const now = await collectRead(company);
  // The step is a task, too: it is there before the weeks after it are measured.
  const step = measured(now, days.at(-STEP_WEEKS)!);
  await takeStep(company, step);
  const data = await collectWorkload(repos, workspaceId, today);
  let before: Measurement | null = null;
  for (const at of days) {
    const key = metricsKey({ kind: 'workload', workspaceId }, null, moscowDay(at))!; // workload has one for each day
    const { metrics, ground } = measured(data, at);
    const scores = withHighSince(scoresOf(ground), before, moscowDay(at));
    const smallTeams = smallTeamsOf(ground);
    before = { metrics, scores, smallTeams, at: at.toISOString() };
    await table.write(put({ ...key, type: 'analysis-metrics', ...before }));
  }
}

/** The tasks of today, once the worker has read those of the portal. */
function collectRead({ repos, workspaceId, today }: Company): Promise<WorkloadData> {
  return until(
    () => collectWorkload(repos, workspaceId, today),
    ({ source }) => source !== null,
    () => 'The portal was not read',
  );
}

/** The workload of a day by the tasks that were there on it. */
function measured(data: WorkloadData, at: Date) {
  const tasks = data.tasks.flatMap((task) => asOf(task, at.toISOString()));
  const responsible = new Set(tasks.map(({ personId }) => personId));
  const people = data.people.filter(({ id }) => responsible.has(id));
  const analysis = analyseWorkload({ ...data, tasks, people, now: at, peaks: [] });
  return { at, metrics: analysis.metrics, ground: { kind: 'workload', analysis, runId: null } } as const;
}

/** A task as it was at a moment; nothing of one that was not set yet. */
function asOf(task: WorkloadTask, moment: string): WorkloadTask[] {
  const { createdAt, closedAt, deadline } = task;
  if (createdAt !== null && createdAt > moment) return [];
  if (task.state !== 'open' && closedAt !== null && closedAt <= moment) return [task];
  return [{ ...task, state: 'open', closedAt: null, waiting: false, overdue: deadline !== null && deadline < moment }];
}

/** The owner makes a decision of that week a task, of the team that has most late tasks; who leads it does it. */
async function takeStep(company: Company, { at, metrics }: Week): Promise<void> {
  const { members, texts, workspaceId } = company;
  const [worst] = lateIn({ metrics })
    .flatMap(({ team, count, of }) => (team === null ? [] : [{ team, count, of }]))
    .toSorted((a, b) => b.count - a.count);
  if (!worst) return;
  const { team, count, of } = worst;
  const owner = members[0]!;
  const head = members.find((one) => one.isHead && one.team === team && one.left === null) ?? owner;
  const [first, ...others] = overviewSignals.steps.overdue;
  const source = {
    kind: 'recommendation',
    id: workspaceId,
    subject_id: workspaceId,
    text: filled(texts.ownTasks.overdueFound, { team, count, of }),
    metric: {
      key: lateKey(team),
      label: overviewSignals.load.metric(team),
      count,
      of,
      measured_at: at.toISOString(),
    },
  };
  const body = NewTask.parse({
    workspace_id: workspaceId,
    title: `${team}: ${first.charAt(0).toLowerCase()}${first.slice(1)}`,
    description: others.join('\n'),
    priority: 'HIGH',
    responsible_id: head.userId,
    deadline: atHour(addDays(at, STEP_DAYS), 18).toISOString(),
    source,
  });
  const written = atHour(at, 11);
  const created = await createTask(contextOf(company, owner, written), { body, params: {}, query: undefined });
  const task = (await company.repos.tasks.findConsistent({
    workspaceId,
    id: created.id,
    createdAt: created.created_date,
  }))!; // just written
  const done = { ...contextOf(company, head, atHour(addDays(at, STEP_DAYS), 15)), task };
  const move = TaskMove.parse({ status: 'COMPLETED' });
  await moveTask(done, { params: { id: created.id }, body: move, query: undefined });
}
