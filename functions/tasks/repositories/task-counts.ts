import { isOverdue, TASK_PRIORITIES, TASK_STATUSES, type TaskPriority, type TaskStatus } from '#shared/rules/tasks.ts';
import { unlessChanged } from '#data/conditions.ts';
import { keys, ranges } from '#data/keys.ts';
import { keyOf, toTask, type Task } from './task.ts';
import type { Item, Table } from '#data/table.ts';
import { remove, update, type Write } from '#data/writes.ts';

/** What the tasks of a workspace come to; each is an attribute of one item. */
export type TaskCounts = Readonly<Record<TaskStatus | TaskPriority | 'overdue', number>>;

type Counted = Pick<Task, 'status' | 'priority' | 'countedOverdue'>;

const COUNTERS = [...TASK_STATUSES, ...TASK_PRIORITIES, 'overdue'] as const;

/** What a change of a task does to the counts of its workspace, for the transaction of the change; none where nothing does. */
export function countWrites(workspaceId: string, old: Counted | null, changed: Counted | null): Write[] {
  const [before, after] = [contribution(old), contribution(changed)];
  const differences = COUNTERS.map((name) => [name, after[name] - before[name]] as const).filter(([, by]) => by !== 0);
  if (differences.length === 0) return [];
  return [
    update(keys.taskCounts(workspaceId), {
      set: { type: 'task-counts' },
      add: Object.fromEntries(differences),
    }),
  ];
}

function contribution(task: Counted | null): TaskCounts {
  const one = (applies: boolean): number => (applies ? 1 : 0);
  return Object.fromEntries(
    COUNTERS.map((name) => [
      name,
      one(task !== null && (name === 'overdue' ? task.countedOverdue : task.status === name || task.priority === name)),
    ]),
  ) as TaskCounts;
}

/** No two clocks of ours are further apart. */
const CLOCK_SKEW_MILLISECONDS = 60_000;

/**
 * Notes a deadline that is to come; whoever asks for the statistics after it has passed counts the task. In the last
 * minute it is noted again with every change: a clock that is ahead may have taken the note away already.
 */
export function deadlineWrites(old: Task | null, changed: Task | null, now: Date): Write[] {
  const [was, is] = [old?.deadline ?? null, changed?.deadline ?? null];
  const left = is === null ? -1 : Date.parse(is) - now.getTime();
  if (was === is && old !== null && changed !== null) {
    return is !== null && left >= 0 && left < CLOCK_SKEW_MILLISECONDS ? [noted(changed, is)] : [];
  }
  return [
    ...(old && was !== null ? [remove(keys.taskDeadline(old.workspaceId, was, old.id))] : []),
    ...(changed && is !== null && left >= 0 ? [noted(changed, is)] : []),
  ];
}

function noted({ workspaceId, createdAt, id }: Task, deadline: string): Write {
  const key = keys.taskDeadline(workspaceId, deadline, id);
  return { kind: 'put', item: { ...key, type: 'task-deadline', taskId: id, createdAt } };
}

/** So many tasks are counted late in one transaction: two writes each, and DynamoDB takes a hundred. */
const TASKS_AT_ONCE = 40;

/** What the tasks of a workspace come to, exact at any moment. */
export function createTaskCounts(table: Table) {
  /** The counts and the deadlines that have passed, in one read. */
  async function read(workspaceId: string, now: Date): Promise<{ counts: TaskCounts; passed: Item[] }> {
    const counts = keys.taskCounts(workspaceId).sk;
    const { sk: end } = keys.taskDeadline(workspaceId, now.toISOString(), '');
    // Backwards: the deadlines are seen before the counts, so that one that somebody else is counting is in either.
    const { items } = await table.query(ranges.taskCounts(workspaceId), {
      from: counts,
      to: end,
      newestFirst: true,
      consistent: true,
    });
    const found = items.find(({ sk }) => sk === counts);
    const passed = items.filter((item) => item !== found);
    if (found || passed.length === 0) return { counts: toCounts(found ?? {}), passed };
    // More deadlines have passed than one reply holds: the counts are asked for when these are counted.
    return { counts: toCounts({}), passed };
  }

  /** Counts tasks whose deadlines have passed as late, unless they are closed or gone; false when one of them changed meanwhile. */
  async function count(workspaceId: string, deadlines: readonly Item[], now: Date): Promise<boolean> {
    const places = deadlines.map(({ createdAt, taskId }) => keys.task(workspaceId, String(createdAt), String(taskId)));
    const items = await table.getMany(places, { consistent: true });
    const late = items
      .filter((item) => item !== null)
      .map(toTask)
      .filter((task) => isOverdue(task, now) && !task.countedOverdue);
    return unlessChanged(
      table.transact([
        ...late.map((task) =>
          update(keyOf(task), { set: { countedOverdue: true } }, { exists: true, equals: { version: task.version } }),
        ),
        ...(late.length > 0 ? [update(keys.taskCounts(workspaceId), { add: { overdue: late.length } })] : []),
        // Whoever takes an entry away has counted its task: two at once cannot both.
        ...deadlines.map(({ pk, sk }) => remove({ pk: String(pk), sk: String(sk) }, { exists: true })),
      ]),
    );
  }

  return {
    async find(workspaceId: string, now: Date): Promise<TaskCounts> {
      for (;;) {
        const { counts, passed } = await read(workspaceId, now);
        if (passed.length === 0) return counts;
        for (let start = 0; start < passed.length; start += TASKS_AT_ONCE) {
          // One that changed meanwhile has changed its counts itself, or is met again in the next round.
          await count(workspaceId, passed.slice(start, start + TASKS_AT_ONCE), now);
        }
      }
    },
  };
}

function toCounts(item: Item): TaskCounts {
  return Object.fromEntries(COUNTERS.map((name) => [name, Number(item[name] ?? 0)])) as TaskCounts;
}
