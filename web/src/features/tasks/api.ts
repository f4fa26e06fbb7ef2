import { useMemo } from 'react';
import useSWR, { unstable_serialize, useSWRConfig, type SWRResponse } from 'swr';
import type { Call, Reply } from '#shared/contract/route.ts';
import { TASKS_PAGE_MAX, tasks as routes } from '#shared/contract/tasks.ts';
import type { Task, TaskEffect, TaskEvent, TaskStats } from '#shared/models/task.ts';
import { statsAfter } from '#shared/rules/own-tasks.ts';
import { callApi } from '#web/lib/api-client.ts';
import { ApiError, isNotFound } from '#web/lib/api-error.ts';
import { holdPage } from '#web/lib/hold-page.ts';
import { logFailure } from '#web/lib/log-failure.ts';
import { pagesKey, useApiPages, type ApiPages } from '#web/lib/use-api-pages.ts';
import { useWholeList, wholeListKey } from '#web/lib/use-whole-list.ts';
import { apiKey, useApi } from '#web/lib/use-api.ts';
import { inTaskWords, taskError } from './lib/task-errors.ts';
import { MoveQueue, pendingMove, withMoves, type MoveTarget, type PendingMove } from './lib/task-moves.ts';

/** So often what others do is looked for, while the page is in sight. */
const REFRESH_MILLISECONDS = 30_000;
const NO_MOVES: readonly PendingMove[] = [];

const listOf = (workspaceId: string): Call<typeof routes.listTasks> => ({
  query: { workspace_id: workspaceId, limit: String(TASKS_PAGE_MAX) },
});
const byId = (id: string) => ({ params: { id } });
const movesKey = (workspaceId: string) => ['moves of tasks', workspaceId] as const;

interface TaskList {
  /** Undefined while they are read for the first time. */
  readonly tasks: readonly Task[] | undefined;
  readonly error: unknown;
  readonly retry: () => void;
}

/** All tasks of a workspace as the board shows them: those that are being moved stand in their new places already. */
export function useTasks(workspaceId: string): TaskList {
  const { data, error, mutate } = useWholeList(routes.listTasks, listOf(workspaceId), ({ tasks }) => tasks, {
    refreshInterval: REFRESH_MILLISECONDS,
  });
  const { data: moves = NO_MOVES } = useSWR<readonly PendingMove[]>(movesKey(workspaceId), null);
  const tasks = useMemo(() => data && withMoves(data, moves), [data, moves]);
  return { tasks, error: taskError('list', error), retry: () => void mutate() };
}

interface StatsReading {
  readonly stats: TaskStats | undefined;
  readonly loading: boolean;
}

/** What the tasks of a workspace come to; a failure leaves the figures out and is only logged. */
export function useTaskStats(workspaceId: string): StatsReading {
  const { data, error } = useApi(routes.getTaskStats, byId(workspaceId), {
    refreshInterval: REFRESH_MILLISECONDS,
    onError: (failure) => logFailure('Task statistics were not read', failure),
  });
  return { stats: data, loading: data === undefined && error === undefined };
}

/** One task as it is now; null as id means "not yet". */
export function useTask(id: string | null): SWRResponse<Task, unknown> {
  const read = useApi(routes.getTask, id === null ? null : byId(id));
  return { ...read, error: taskError('one', read.error) };
}

/** What happened to a task, newest first, page after page; null as id means "not yet". */
export function useTaskEvents(id: string | null): ApiPages<Reply<typeof routes.listTaskEvents>> {
  return useApiPages(routes.listTaskEvents, id === null ? null : eventsOf(id));
}

const eventsOf = (id: string): Call<typeof routes.listTaskEvents> => byId(id);

/** What has become of the share that a task was made for; null as id means "there is none". */
export function useTaskEffect(id: string | null): SWRResponse<TaskEffect | null, unknown> {
  return useApi(routes.getTaskEffect, id === null ? null : byId(id));
}

/** What changes tasks; each puts the reply where it is shown, without reading the list again. */
export interface TaskActions {
  readonly createTask: (task: Call<typeof routes.createTask>['body']) => Promise<Task>;
  readonly updateTask: (id: string, change: Call<typeof routes.updateTask>['body']) => Promise<Task>;
  /**
   * Shows the task in its new place at once; a refusal puts it back. After a conflict the newer truth is read, a task
   * that is gone leaves the list.
   */
  readonly moveTask: (id: string, target: MoveTarget) => Promise<Task>;
  readonly deleteTask: (id: string) => Promise<void>;
  readonly addComment: (id: string, text: string) => Promise<TaskEvent>;
}

/** The changes a member can make to tasks, as far as the server lets them. */
export function useTaskActions(workspaceId: string): TaskActions {
  const { mutate, cache } = useSWRConfig();

  return useMemo(() => {
    const listKey = wholeListKey(routes.listTasks, listOf(workspaceId));
    const statsKey = apiKey(routes.getTaskStats, byId(workspaceId));
    const known = (): readonly Task[] => (cache.get(unstable_serialize(listKey))?.data as Task[] | undefined) ?? [];
    const find = (id: string): Task | null => known().find((task) => task.id === id) ?? null;
    const queue = queueOf(workspaceId);

    const count = (before: Task | null, after: Task | null): void => {
      const counted = (stats: TaskStats | undefined) => stats && statsAfter(stats, before, after, new Date());
      void mutate<TaskStats | undefined>(statsKey, counted, { revalidate: false });
    };
    /** Puts a reply in the place of what was known; null takes the task away. */
    const put = async (id: string, task: Task | null): Promise<void> => {
      const edited = (list: Task[] | undefined) => {
        if (!list) return list;
        if (task === null) return list.filter((one) => one.id !== id);
        return list.some((one) => one.id === id) ? list.map((one) => (one.id === id ? task : one)) : [task, ...list];
      };
      await mutate<Task[] | undefined>(listKey, edited, { revalidate: false });
      await mutate(apiKey(routes.getTask, byId(id)), task ?? undefined, { revalidate: false });
      void mutate(statsKey);
      if (task !== null) void mutate(pagesKey(routes.listTaskEvents, eventsOf(id)));
    };
    const setMoves = (change: (moves: readonly PendingMove[]) => readonly PendingMove[]) =>
      mutate<readonly PendingMove[]>(movesKey(workspaceId), (moves = NO_MOVES) => change(moves), { revalidate: false });
    const changed = async (id: string, call: Promise<Task>): Promise<Task> => {
      const task = await inTaskWords('update', call);
      await put(id, task);
      return task;
    };

    return {
      async createTask(body) {
        const task = await inTaskWords('create', callApi(routes.createTask, { body }));
        count(null, task);
        await put(task.id, task);
        return task;
      },
      updateTask: (id, body) => changed(id, callApi(routes.updateTask, { ...byId(id), body })),
      async moveTask(id, target) {
        const tasks = withMoves(known(), movesIn(cache.get(unstable_serialize(movesKey(workspaceId)))?.data));
        const task = tasks.find((one) => one.id === id);
        if (!task) throw new Error('A task that is not on the board is moved');
        const move = pendingMove(tasks, task, target, new Date());
        const there = { ...task, status: move.status };
        count(task, there);
        void setMoves((moves) => [...moves, move]);
        const { status, after, before } = target;
        try {
          const turn = queue.add(move, (version) => {
            const body = { status, after, before, closed_date: move.closedDate, version };
            return inTaskWords('update', callApi(routes.moveTask, { ...byId(id), body }));
          });
          const moved = await holdPage(turn);
          await put(id, moved);
          return moved;
        } catch (error) {
          if (isNotFound(error)) await put(id, null);
          else if (error instanceof ApiError && error.status === 409) await mutate(listKey);
          count(there, task);
          void mutate(statsKey);
          throw error;
        } finally {
          await setMoves((moves) => moves.filter((one) => one !== move));
        }
      },
      async deleteTask(id) {
        await callApi(routes.deleteTask, byId(id));
        count(find(id), null);
        await put(id, null);
      },
      async addComment(id, text) {
        const event = await callApi(routes.addTaskComment, { ...byId(id), body: { text } });
        await mutate(pagesKey(routes.listTaskEvents, eventsOf(id)));
        return event;
      },
    };
  }, [workspaceId, mutate, cache]);
}

const queues = new Map<string, MoveQueue>();

/** One queue for all who move tasks of a workspace. */
function queueOf(workspaceId: string): MoveQueue {
  const queue = queues.get(workspaceId) ?? new MoveQueue();
  queues.set(workspaceId, queue);
  return queue;
}

function movesIn(data: unknown): readonly PendingMove[] {
  // Border: the cache does not know what is kept under which key.
  return (data as readonly PendingMove[] | undefined) ?? NO_MOVES;
}
