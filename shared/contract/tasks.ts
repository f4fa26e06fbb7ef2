import * as z from 'zod/mini';
import { Cursor, Flag, GivenInstant, Id, pageSize } from '../models/common.ts';
import {
  NewTask,
  NewTaskComment,
  Task,
  TaskChange,
  TaskEffect,
  TaskEvent,
  TaskMove,
  TaskReplacement,
  TaskStats,
} from '../models/task.ts';
import { TASK_PRIORITIES, TASK_STATUSES } from '../rules/tasks.ts';
import { movingTasks } from './moving.ts';
import { defineRoutes } from './route.ts';
import { tasksValidation } from '#text/tasks/validation.ts';

const byTask = { kind: 'task', from: 'params.id' } as const;

export const TASKS_PAGE_SIZE = 50;
/** As many as the board asks for at once. */
export const TASKS_PAGE_MAX = 500;
export const TASKS_SKIP_MAX = 10_000;
export const TASK_EVENTS_PAGE_SIZE = 50;

const WRONG_SKIP = () => tasksValidation.skipBounds(TASKS_SKIP_MAX);
const PAGE = {
  skip: z._default(
    z.coerce
      .number({ error: WRONG_SKIP })
      .check(
        z.int({ error: WRONG_SKIP }),
        z.minimum(0, { error: WRONG_SKIP }),
        z.maximum(TASKS_SKIP_MAX, { error: WRONG_SKIP }),
      ),
    0,
  ),
  limit: pageSize(TASKS_PAGE_SIZE, TASKS_PAGE_MAX),
  cursor: z.optional(Cursor),
};
const BY_KIND = {
  status: z.optional(z.enum(TASK_STATUSES, { error: () => tasksValidation.wrongStatus })),
  priority: z.optional(z.enum(TASK_PRIORITIES, { error: () => tasksValidation.wrongPriority })),
};

const TaskPage = z.object({ tasks: z.array(Task), next_cursor: z.nullable(z.string()) });

const board = defineRoutes('tasks', {
  listTasks: {
    method: 'GET',
    path: '/api/tasks',
    auth: 'user',
    permission: 'tasks.read',
    scope: { kind: 'workspace', from: 'query.workspace_id' },
    query: z.strictObject({
      workspace_id: Id,
      ...BY_KIND,
      responsible_id: z.optional(Id),
      created_after: z.optional(GivenInstant),
      created_before: z.optional(GivenInstant),
      deadline_after: z.optional(GivenInstant),
      deadline_before: z.optional(GivenInstant),
      ...PAGE,
    }),
    reply: TaskPage,
    status: 200,
  },
  listMyTasks: {
    method: 'GET',
    path: '/api/tasks/my-tasks',
    auth: 'user',
    permission: null,
    query: z.strictObject({
      ...BY_KIND,
      workspace_id: z.optional(Id),
      overdue_only: z._default(Flag, false),
      ...PAGE,
    }),
    reply: TaskPage,
    status: 200,
    errors: ['not_found'],
  },
  createTask: {
    method: 'POST',
    path: '/api/tasks/',
    idempotent: true,
    auth: 'user',
    permission: 'tasks.create',
    scope: { kind: 'workspace', from: 'body.workspace_id' },
    body: NewTask,
    reply: Task,
    status: 201,
    errors: ['plan_limit'],
  },
  getTask: {
    method: 'GET',
    path: '/api/tasks/{id}',
    auth: 'user',
    permission: 'tasks.read',
    scope: byTask,
    params: { id: Id },
    reply: Task,
    status: 200,
  },
  replaceTask: {
    method: 'PUT',
    path: '/api/tasks/{id}',
    auth: 'user',
    permission: 'tasks.edit',
    scope: byTask,
    params: { id: Id },
    body: TaskReplacement,
    reply: Task,
    status: 200,
    errors: ['plan_limit', 'conflict'],
  },
  updateTask: {
    method: 'PATCH',
    path: '/api/tasks/{id}',
    auth: 'user',
    permission: 'tasks.edit',
    scope: byTask,
    params: { id: Id },
    body: TaskChange,
    reply: Task,
    status: 200,
    errors: ['plan_limit', 'conflict'],
  },
  moveTask: {
    method: 'PATCH',
    path: '/api/tasks/{id}/status',
    auth: 'user',
    permission: 'tasks.edit',
    scope: byTask,
    params: { id: Id },
    body: TaskMove,
    reply: Task,
    status: 200,
    errors: ['plan_limit', 'conflict'],
  },
  deleteTask: {
    method: 'DELETE',
    path: '/api/tasks/{id}',
    auth: 'user',
    permission: 'tasks.delete',
    scope: byTask,
    params: { id: Id },
    reply: null,
    status: 204,
  },
  getTaskStats: {
    method: 'GET',
    path: '/api/tasks/workspace/{id}/stats',
    auth: 'user',
    permission: 'tasks.read',
    scope: { kind: 'workspace', from: 'params.id' },
    params: { id: Id },
    reply: TaskStats,
    status: 200,
  },
  listTaskEvents: {
    method: 'GET',
    path: '/api/tasks/{id}/events',
    auth: 'user',
    permission: 'tasks.read',
    scope: byTask,
    params: { id: Id },
    query: z.strictObject({ cursor: z.optional(Cursor), limit: pageSize(TASK_EVENTS_PAGE_SIZE, 100) }),
    reply: z.object({ events: z.array(TaskEvent), next_cursor: z.nullable(z.string()) }),
    status: 200,
  },
  getTaskEffect: {
    method: 'GET',
    path: '/api/tasks/{id}/effect',
    auth: 'user',
    permission: 'workload.read',
    shows: 'load',
    scope: byTask,
    params: { id: Id },
    reply: z.nullable(TaskEffect),
    status: 200,
  },
  addTaskComment: {
    method: 'POST',
    path: '/api/tasks/{id}/comments',
    idempotent: true,
    auth: 'user',
    permission: 'tasks.comment',
    scope: byTask,
    params: { id: Id },
    body: NewTaskComment,
    reply: TaskEvent,
    status: 201,
    errors: ['plan_limit'],
  },
});

/** Everything the Lambda of tasks answers. */
export const tasks = { ...board, ...movingTasks } as const;
