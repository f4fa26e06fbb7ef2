import { makeTask } from '#tests/support/factories.ts';
import type { Company } from '../company.ts';
import { inWorkspace, type RoutesOf } from './shape.ts';

/** One more task, as a call uses it up or a version is spent. */
const another = async ({ owner, workspace }: Company): Promise<Partial<Company>> => ({
  task: await makeTask(owner, workspace),
});

/**
 * A right call of every route of this domain, and what each of the actors is answered. The task is the owner's: an
 * employee may look at it and comment; what they may do to their own stands in the tests of the routes.
 */
export const tasks: RoutesOf<'tasks'> = {
  listTasks: {
    call: ({ workspace }) => ({ query: { workspace_id: workspace.id } }),
    answers: inWorkspace(401, 200, 200, 200, 200, 404, 404),
  },
  listMyTasks: {
    call: ({ workspace }) => ({ query: { workspace_id: workspace.id } }),
    answers: inWorkspace(401, 200, 200, 200, 200, 404, 404),
  },
  takeTasks: {
    call: ({ workspace }) => ({ params: { id: workspace.id } }),
    answers: inWorkspace(401, 403, 403, 403, 200, 404, 404),
  },
  bringTasks: {
    call: ({ workspace }) => ({ params: { id: workspace.id }, body: { part: 0, text: '' } }),
    answers: inWorkspace(401, 403, 403, 403, 409, 404, 404),
  },
  createTask: {
    call: ({ workspace, colleague }) => ({
      body: { workspace_id: workspace.id, title: 'Новая задача', responsible_id: colleague.id },
    }),
    answers: inWorkspace(401, 201, 201, 201, 201, 404, 404),
  },
  getTask: {
    call: ({ task }) => ({ params: { id: task.id } }),
    answers: inWorkspace(401, 200, 200, 200, 200, 404, 404),
  },
  replaceTask: {
    call: ({ task, workspace, colleague }) => ({
      params: { id: task.id },
      body: { workspace_id: workspace.id, title: 'Задача заново', responsible_id: colleague.id },
    }),
    answers: inWorkspace(401, 403, 200, 200, 200, 404, 404),
    fresh: another,
  },
  updateTask: {
    call: ({ task }) => ({ params: { id: task.id }, body: { title: 'Другое название' } }),
    answers: inWorkspace(401, 403, 200, 200, 200, 404, 404),
    fresh: another,
  },
  moveTask: {
    call: ({ task }) => ({ params: { id: task.id }, body: { status: 'COMPLETED' } }),
    answers: inWorkspace(401, 403, 200, 200, 200, 404, 404),
    fresh: another,
  },
  deleteTask: {
    call: ({ task }) => ({ params: { id: task.id } }),
    answers: inWorkspace(401, 403, 204, 204, 204, 404, 404),
    fresh: another,
  },
  getTaskStats: {
    call: ({ workspace }) => ({ params: { id: workspace.id } }),
    answers: inWorkspace(401, 200, 200, 200, 200, 404, 404),
  },
  listTaskEvents: {
    call: ({ task }) => ({ params: { id: task.id } }),
    answers: inWorkspace(401, 200, 200, 200, 200, 404, 404),
  },
  // What an analysis measured is for those who read analyses.
  getTaskEffect: {
    call: ({ task }) => ({ params: { id: task.id } }),
    answers: inWorkspace(401, 403, 200, 200, 200, 404, 404),
  },
  addTaskComment: {
    call: ({ task }) => ({ params: { id: task.id }, body: { text: 'Готово наполовину' } }),
    answers: inWorkspace(401, 201, 201, 201, 201, 404, 404),
  },
};
