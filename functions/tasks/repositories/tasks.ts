import { countWrites, deadlineWrites } from './task-counts.ts';
import { failedCondition, unlessChanged } from '#data/conditions.ts';
import { keys, ranges } from '#data/keys.ts';
import { pagesOf } from '#data/pages.ts';
import { assignmentItem, keyOf, taskItem, toTask, type Task } from './task.ts';
import { cursorAfter, type Item, type Table } from '#data/table.ts';
import { check, failsAs, insert, put, remove, update, type Write } from '#data/writes.ts';

/** Which part of a list is wanted. */
export interface TaskPlace {
  readonly skip: number;
  readonly limit: number;
  readonly cursor: string | null;
}

/** What a list of tasks is narrowed to; moments are inclusive. */
export interface TaskFilter {
  readonly status?: Task['status'] | undefined;
  readonly priority?: Task['priority'] | undefined;
  readonly responsibleId?: string | undefined;
  readonly createdAfter?: string | undefined;
  readonly createdBefore?: string | undefined;
  readonly deadlineAfter?: string | undefined;
  readonly deadlineBefore?: string | undefined;
}

export interface TaskPage {
  readonly tasks: Task[];
  readonly cursor: string | null;
}

/** So many items are read at once where only some of them are wanted: about a megabyte, as much as one reply holds. */
const CHUNK_MAX = 1500;

/** Tasks of workspaces. */
export function createTasks(table: Table) {
  return {
    /** `author` or `responsible` when that person is not a member any more: of a deleted workspace nobody is. */
    async create(
      task: Task & { readonly createdBy: string },
      now: Date,
    ): Promise<'created' | 'author' | 'responsible'> {
      const failed = await failedCondition(table, newTaskWrites(task, now));
      return failed ?? 'created';
    },

    /** As it is at this moment. */
    async findConsistent(task: Pick<Task, 'workspaceId' | 'createdAt' | 'id'>): Promise<Task | null> {
      const [item] = await table.getMany([keyOf(task)], { consistent: true });
      return item ? toTask(item) : null;
    },

    /** Those of these tasks that are in this workspace. */
    async findMany(workspaceId: string, ids: readonly string[]): Promise<Task[]> {
      const refs = await table.getMany(ids.map((id) => keys.taskRef(id)));
      // One of another workspace is not found under the key it would have in this one.
      const places = refs
        .filter((ref) => ref !== null)
        .map(({ createdAt, taskId }) => keys.task(workspaceId, String(createdAt), String(taskId)));
      const items = await table.getMany(places);
      return items.filter((item) => item !== null).map(toTask);
    },

    /**
     * Puts a changed task in place of the one that was read, with all that follows from it; what stays is not
     * written. `changed` when somebody was faster, `responsible` when the new one is not a member.
     */
    async change(old: Task, changed: Task, now: Date): Promise<'done' | 'changed' | 'responsible'> {
      const differing = Object.entries(changed).filter(([name, value]) => value !== old[name as keyof Task]);
      const itself = failsAs('changed', update(keyOf(old), { set: Object.fromEntries(differing) }, asRead(old)));
      const consequences = [
        ...(old.responsibleId === changed.responsibleId ? [] : assignmentWrites(old, changed)),
        ...deadlineWrites(old, changed, now),
        ...countWrites(old.workspaceId, old, changed),
      ];
      // Alone it needs no transaction, which costs twice as much.
      if (consequences.length === 0) return (await unlessChanged(table.write(itself))) ? 'done' : 'changed';
      return (await failedCondition(table, [itself, ...consequences])) ?? 'done';
    },

    /** False when somebody changed it meanwhile, or it is gone. What happened to it is taken away by the stream. */
    async remove(task: Task, now: Date): Promise<boolean> {
      const failed = await failedCondition(table, [
        failsAs('changed', remove(keyOf(task), asRead(task))),
        remove(keys.taskRef(task.id)),
        ...(task.responsibleId === null ? [] : [remove(keys.assignment(task.responsibleId, task.createdAt, task.id))]),
        ...deadlineWrites(task, null, now),
        ...countWrites(task.workspaceId, task, null),
      ]);
      return failed === null;
    },

    /**
     * The tasks that were completed before a moment, in the order of their making. Of those that are not, however old,
     * the table tells them apart only by reading: they are few, as whatever else was made by then goes.
     */
    async *completedBefore(workspaceId: string, moment: string): AsyncGenerator<Task> {
      const range = ranges.tasks(workspaceId);
      let cursor: string | null = null;
      do {
        const page = await table.query(range, { limit: CHUNK_MAX, cursor, to: `${moment}$`, consistent: true });
        for (const task of page.items.map(toTask)) {
          if (task.closedDate !== null && task.closedDate < moment) yield task;
        }
        cursor = page.cursor;
      } while (cursor);
    },

    /** How many tasks were made and completed since a moment; it looks at all of them. */
    async countSince(workspaceId: string, moment: string): Promise<{ created: number; closed: number }> {
      const counted = { created: 0, closed: 0 };
      for await (const items of pagesOf(table, ranges.tasks(workspaceId))) {
        for (const { createdAt, closedDate } of items.map(toTask)) {
          if (createdAt >= moment) counted.created += 1;
          if (closedDate !== null && closedDate >= moment) counted.closed += 1;
        }
      }
      return counted;
    },

    /**
     * The tasks of a workspace, newest first. Filters other than the moment of creation are looked at when the tasks
     * are read: a list narrowed to few of many thousands reads them all, about 8 read units for a hundred.
     */
    async page(workspaceId: string, filter: TaskFilter, place: TaskPlace): Promise<TaskPage> {
      const range = ranges.tasks(workspaceId);
      const { createdAfter: from, createdBefore, ...rest } = filter;
      const narrowed = Object.values(rest).some((value) => value !== undefined);
      const bounds = {
        ...(from === undefined ? {} : { from }),
        ...(createdBefore === undefined ? {} : { to: `${createdBefore}$` }),
      };
      return collect(
        place,
        narrowed,
        (cursor, limit) => table.query(range, { ...bounds, cursor, limit, newestFirst: true }),
        async (items) => items.map((item) => ({ item, task: toTask(item) })).filter(({ task }) => fits(task, rest)),
        (item) => cursorAfter(range, item),
      );
    },

    /**
     * The tasks a person is responsible for in these workspaces, newest first: their assignments lead to them, 100 tasks
     * cost about 50 read units.
     */
    async pageOf(
      userId: string,
      isWanted: (task: Task) => boolean,
      isWithin: (workspaceId: string) => boolean,
      place: TaskPlace,
    ): Promise<TaskPage> {
      const range = ranges.assignments(userId);
      return collect(
        place,
        true,
        (cursor, limit) => table.query(range, { cursor, limit, newestFirst: true }),
        async (assignments) => {
          const inside = assignments.filter(({ workspaceId }) => isWithin(String(workspaceId)));
          const found = await table.getMany(
            inside.map(({ workspaceId, createdAt, taskId }) =>
              keys.task(String(workspaceId), String(createdAt), String(taskId)),
            ),
            { sure: true },
          );
          return inside.flatMap((item, index) => {
            const stored = found[index];
            const task = stored ? toTask(stored) : null;
            return task !== null && task.responsibleId === userId && isWanted(task) ? [{ item, task }] : [];
          });
        },
        (item) => cursorAfter(range, item),
      );
    },
  };
}

interface Found {
  readonly item: Item;
  readonly task: Task;
}

/**
 * Reads on until a page is full and it is known whether anything follows. `narrowed`: only some of what is read is
 * wanted, so more is read at once the longer it takes.
 */
async function collect(
  { skip, limit, cursor: start }: TaskPlace,
  narrowed: boolean,
  read: (cursor: string | null, limit: number) => Promise<{ items: Item[]; cursor: string | null }>,
  choose: (items: Item[]) => Promise<Found[]>,
  cursorOf: (item: Item) => string,
): Promise<TaskPage> {
  const wanted = skip + limit;
  const found: Found[] = [];
  let cursor = start;
  let chunk = Math.min(CHUNK_MAX, wanted);
  do {
    const page = await read(cursor, chunk);
    found.push(...(await choose(page.items)));
    cursor = page.cursor;
    if (!narrowed && found.length >= wanted) break;
    chunk = Math.min(CHUNK_MAX, chunk * 2);
  } while (cursor !== null && found.length <= wanted);
  const shown = found.slice(skip, wanted);
  const more = found.length > wanted || (cursor !== null && found.length >= wanted);
  const last = shown.at(-1);
  return { tasks: shown.map(({ task }) => task), cursor: more && last ? cursorOf(last.item) : null };
}

function fits(task: Task, filter: Omit<TaskFilter, 'createdAfter' | 'createdBefore'>): boolean {
  const { status, priority, responsibleId, deadlineAfter, deadlineBefore } = filter;
  return (
    (status === undefined || task.status === status) &&
    (priority === undefined || task.priority === priority) &&
    (responsibleId === undefined || task.responsibleId === responsibleId) &&
    (deadlineAfter === undefined || (task.deadline !== null && task.deadline >= deadlineAfter)) &&
    (deadlineBefore === undefined || (task.deadline !== null && task.deadline <= deadlineBefore))
  );
}

/** What it takes that a task is there; its author and whoever is responsible are members. */
export function newTaskWrites(
  task: Task & { readonly createdBy: string },
  now: Date,
): Write<'author' | 'responsible'>[] {
  const { workspaceId, createdAt, id, createdBy } = task;
  const authorThere = failsAs('author', check(keys.member(workspaceId, createdBy), { exists: true }));
  return [
    insert(taskItem(task)),
    insert({ ...keys.taskRef(id), type: 'task-ref', taskId: id, workspaceId, createdAt }),
    ...(createdBy === task.responsibleId ? [] : [authorThere]),
    ...assignmentWrites(null, task),
    ...deadlineWrites(null, task, now),
    ...countWrites(workspaceId, null, task),
  ];
}

/** Holds while nobody has changed the task, and nobody has counted it late, since it was read. */
function asRead({ version, countedOverdue }: Task) {
  return { exists: true, equals: { version, countedOverdue } };
}

/** The entry in the list of whoever is responsible; only a member of the workspace can be. */
function assignmentWrites(old: Task | null, changed: Task): Write<'responsible'>[] {
  const { workspaceId, createdAt, id, responsibleId } = changed;
  return [
    ...(old === null || old.responsibleId === null ? [] : [remove(keys.assignment(old.responsibleId, createdAt, id))]),
    ...(responsibleId === null
      ? []
      : [
          failsAs('responsible', check(keys.member(workspaceId, responsibleId), { exists: true })),
          put(assignmentItem(responsibleId, changed)),
        ]),
  ];
}
