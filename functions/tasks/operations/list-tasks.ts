import { notFound } from '#core/http/errors.ts';
import type { TasksOperation } from '../operation.ts';
import { presentAll } from '../people.ts';

/** The tasks of a workspace, newest first. */
export const listTasks: TasksOperation<'listTasks'> = async (context, { query }) => {
  const { repos, workspaceId } = context;
  const filter = {
    status: query.status,
    priority: query.priority,
    responsibleId: query.responsible_id,
    createdAfter: query.created_after,
    createdBefore: query.created_before,
    deadlineAfter: query.deadline_after,
    deadlineBefore: query.deadline_before,
  };
  const place = { skip: query.skip, limit: query.limit, cursor: query.cursor ?? null };
  const [page, workspace] = await Promise.all([
    repos.tasks.page(workspaceId, filter, place),
    repos.workspaces.find(workspaceId),
  ]);
  return {
    tasks: await presentAll(context, page.tasks, workspace ?? notFound('workspace')),
    next_cursor: page.cursor,
  };
};
