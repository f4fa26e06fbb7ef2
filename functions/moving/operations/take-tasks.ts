import type { StoredTaskEvent } from '#functions/tasks/repositories/task-events.ts';
import { wireContentOf } from '#functions/tasks/repositories/task-fields.ts';
import type { Task } from '#functions/tasks/repositories/task.ts';
import { addressesOf } from '../addresses.ts';
import type { MovingOperation } from '../operation.ts';
import type { MovedEventRecord, MovedTaskRecord } from '../records/tasks.ts';

const PAGE = 25;
const EVENTS = 100;
/** What a task has more of than these is left out: what happened last stays. */
const EVENTS_MAX = 300;

type Context = Parameters<MovingOperation<'tasks', 'takeTasks'>>[0];

/** Tasks with what was written of them and changed in them. People stand by their addresses, also those for whom a task waits. */
export const takeTasks: MovingOperation<'tasks', 'takeTasks'> = async (context, { query: { cursor = null } }) => {
  const { repos, workspaceId } = context;
  const page = await repos.tasks.page(workspaceId, {}, { skip: 0, limit: PAGE, cursor });
  const [addresses, awaited] = await Promise.all([addressesOf(context), repos.awaited.all(workspaceId)]);
  const addressOf = (id: string | null | undefined) => addresses.get(id ?? '') ?? null;
  const waiting = Map.groupBy(awaited, ({ id }) => id);
  const records = await Promise.all(
    page.tasks.map(async (task) => {
      const people = waiting.get(task.id) ?? [];
      const responsible = people.find((one) => one.of === 'task' && one.responsible)?.invitationId;
      const author = people.find((one) => one.of === 'task' && one.author)?.invitationId;
      const named = {
        responsible: addressOf(task.responsibleId ?? responsible),
        created_by: addressOf(task.createdBy ?? author),
      };
      return [taskRecord(task, named), ...(await eventsOf(task, context))];
    }),
  );
  return { lines: records.flat().map((record) => JSON.stringify(record)), next_cursor: page.cursor };
};

async function eventsOf(task: Task, { repos }: Context): Promise<MovedEventRecord[]> {
  const entries: StoredTaskEvent[] = [];
  let cursor: string | null = null;
  do {
    const page: Awaited<ReturnType<typeof repos.taskEvents.page>> = await repos.taskEvents.page(
      task.id,
      EVENTS,
      cursor,
    );
    entries.push(...page.entries.filter(({ kind }) => kind !== 'created'));
    cursor = page.cursor;
  } while (cursor !== null && entries.length < EVENTS_MAX);
  const records = entries.map(({ id, at, text, changes }) => ({
    kind: 'event' as const,
    task: task.id,
    id,
    at,
    text,
    // Whoever was responsible has another id where this goes.
    changes: changes.filter(({ field }) => field !== 'responsible_id'),
  }));
  return records.filter(({ text, changes }) => text !== null || changes.length > 0);
}

function taskRecord(task: Task, named: Pick<MovedTaskRecord, 'responsible' | 'created_by'>): MovedTaskRecord {
  const { responsible_id: _, group, ...content } = wireContentOf(task);
  return {
    kind: 'task',
    id: task.id,
    ...content,
    group: [...group],
    ...named,
    created_at: task.createdAt,
    updated_at: task.updatedAt,
    closed_at: task.closedDate,
    rank: task.rank,
  };
}
