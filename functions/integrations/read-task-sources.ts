import type { Vault } from '#core/clients/vault.ts';
import { createDue } from '#data/due.ts';
import type { Opened } from '#data/open-repositories.ts';
import { nightlyRunOf } from '#functions/automations/repositories/nightly-run.ts';
import { SOURCE_STATUSES_MOST, TASKS_OF_DAYS } from '#shared/rules/task-sources.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from '#shared/rules/durations.ts';
import {
  createTaskSources,
  type CountedStatus,
  type ReadingOutcome,
  type SourceCopy,
  type TaskSourceHead,
} from './repositories/task-sources.ts';
import type { TaskSourceClients } from './task-source-clients.ts';
import { TaskSourceError, type Reading, type SourceTask } from './task-sources/task-source.ts';

declare module '#data/keys.ts' {
  interface DueKinds {
    'read-task-sources': true;
  }
}

/** What reading the tasks of companies uses of the table. */
export const taskReadingRepositories = { due: createDue, taskSources: createTaskSources };

/** What the reading of tasks is given. */
export interface TaskReading {
  readonly repos: Opened<typeof taskReadingRepositories>;
  readonly vault: Vault;
  readonly clients: TaskSourceClients;
  readonly now: Date;
}

/** The function ends after 300 s: a source that is not read by then is told so, and nothing of it is kept. */
const READING_MILLISECONDS = 230_000;
/** Another is begun only so soon after the first, so that each has its whole time. */
const BEGINNING_MILLISECONDS = 20_000;
/** Who reads a source has it for so long: after that they have broken off, and it is read again. */
const LEASE_MILLISECONDS = 10 * MINUTE_MS;
const CHANGES_MILLISECONDS = 10 * MINUTE_MS;
/** Asked for once more each time: for clocks that differ, and moments that are written by the minute. */
const OVERLAP_MILLISECONDS = HOUR_MS;
/** A silent source is asked half as often each time, down to that. */
const LONGEST_PAUSE_MILLISECONDS = 4 * HOUR_MS;
/** How far a reading is, is written down no more often. */
const NOTING_MILLISECONDS = 3000;

/** Reads the sources of tasks that are due: each whole at night and when it was connected, and its changes in between. */
export async function readTaskSources(context: TaskReading): Promise<void> {
  const { due, taskSources } = context.repos;
  const end = Date.now() + BEGINNING_MILLISECONDS;
  for await (const entry of due.list('read-task-sources', context.now)) {
    if (Date.now() > end) return;
    const source = await taskSources.find(entry.id);
    // Disconnected, or planned for another moment: that stands in an entry of its own.
    if (source?.dueAt !== entry.dueAt) await due.drop(entry);
    else await readInTurn(source, entry.id, context);
  }
}

/** Reads a source, unless somebody else has begun to. */
async function readInTurn(source: TaskSourceHead, workspaceId: string, context: TaskReading): Promise<void> {
  const { repos, now } = context;
  const { connectionId } = source;
  const dueAt = new Date(Date.now() + LEASE_MILLISECONDS).toISOString();
  if (!(await repos.taskSources.plan(workspaceId, source, dueAt, { reading: true }))) return;
  const whole = source.wholeAt === null || source.wholeDueAt <= now.toISOString();
  const outcome = await readOne(source, whole, workspaceId, context);
  if (!outcome) return;
  const night = nightlyRunOf(workspaceId, now);
  const wholeDueAt = whole && outcome.failures === 0 ? night : source.wholeDueAt;
  const soon = new Date(Date.now() + pauseAfter(outcome)).toISOString();
  const next = soon < night ? soon : night;
  await repos.taskSources.plan(workspaceId, { connectionId, dueAt }, next, { ...outcome, wholeDueAt, reading: false });
}

/** Null where it was disconnected, or connected anew, meanwhile. */
async function readOne(
  source: TaskSourceHead,
  whole: boolean,
  workspaceId: string,
  { repos, vault, clients, now }: TaskReading,
): Promise<ReadingOutcome | null> {
  const secret = await vault.open(source.sealed, { workspace: workspaceId, kind: 'tasks' });
  const access = { ...source, secret };
  const reading: Reading = {
    until: new Date(Date.now() + READING_MILLISECONDS),
    seen: noting((tasks) => repos.taskSources.note(workspaceId, source, tasks), source.wholeAt === null),
  };
  try {
    const client = clients[source.kind];
    const since = sinceOf(source, whole, now);
    const tasks = await client.tasks(access, since, reading);
    const kept = whole ? null : await repos.taskSources.copy(workspaceId);
    const all = kept ? merged(kept.tasks, tasks) : tasks;
    const known = new Set(kept?.people.map(({ id }) => id));
    const isSomebodyNew = all.some(({ personId }) => personId !== null && !known.has(personId));
    const people = kept && !isSomebodyNew ? kept.people : await client.people(access, reading);
    const copy: SourceCopy = { people, tasks: all };
    // Only what was read to its end is kept.
    if (!(await repos.taskSources.keep(workspaceId, source, copy))) return null;
    return {
      ...(whole ? { wholeAt: now.toISOString() } : {}),
      readAt: now.toISOString(),
      people: people.length,
      tasks: all.length,
      progress: 0,
      statuses: counted(all),
      problem: null,
      silentSince: null,
      failures: 0,
    };
  } catch (error) {
    if (!(error instanceof TaskSourceError)) throw error;
    const { silentSince, failures } = source;
    return {
      problem: error.problem,
      silentSince: silentSince ?? now.toISOString(),
      failures: failures + 1,
      progress: 0,
    };
  }
}

/** Since when tasks are asked for: those of a year, or what has changed since the reading before. */
function sinceOf({ readAt }: TaskSourceHead, whole: boolean, now: Date): Date {
  const year = now.getTime() - TASKS_OF_DAYS * DAY_MS;
  return new Date(whole || readAt === null ? year : Date.parse(readAt) - OVERLAP_MILLISECONDS);
}

function merged(kept: readonly SourceTask[], changed: readonly SourceTask[]): SourceTask[] {
  return [...new Map([...kept, ...changed].map((task) => [task.id, task])).values()];
}

/** The statuses there are, those of most tasks first. */
function counted(tasks: readonly SourceTask[]): CountedStatus[] {
  const statuses = new Map<string, CountedStatus>();
  for (const { status } of tasks) {
    statuses.set(status.id, { ...status, tasks: (statuses.get(status.id)?.tasks ?? 0) + 1 });
  }
  return [...statuses.values()].toSorted((a, b) => b.tasks - a.tasks).slice(0, SOURCE_STATUSES_MOST);
}

/** Writes down how far the first reading is, which somebody waits for. */
function noting(note: (tasks: number) => Promise<void>, first: boolean): Reading['seen'] {
  let noted = 0;
  return async (tasks) => {
    if (!first || Date.now() - noted < NOTING_MILLISECONDS) return;
    noted = Date.now();
    await note(tasks);
  };
}

function pauseAfter({ failures = 0 }: ReadingOutcome): number {
  return Math.min(CHANGES_MILLISECONDS * 2 ** failures, LONGEST_PAUSE_MILLISECONDS);
}
