import { notFound } from '#core/http/errors.ts';
import { ownTeamsOnlyIn } from '#functions/workspaces/own-teams-only.ts';
import { isOverdue } from '#shared/rules/tasks.ts';
import type { TasksOperation } from '../operation.ts';
import { presentTask } from '../present.ts';

/** What the caller is responsible for in all their workspaces, or in one, newest first. */
export const listMyTasks: TasksOperation<'listMyTasks'> = async ({ repos, actor, now }, { query }) => {
  const memberships = await repos.workspaces.listOf(actor.userId);
  const workspaces = new Map(memberships.map((workspace) => [workspace.id, workspace]));
  if (query.workspace_id !== undefined && !workspaces.has(query.workspace_id)) notFound('workspace');
  const { tasks, cursor } = await repos.tasks.pageOf(
    actor.userId,
    (task) =>
      (query.status === undefined || task.status === query.status) &&
      (query.priority === undefined || task.priority === query.priority) &&
      (!query.overdue_only || isOverdue(task, now)),
    (id) => workspaces.has(id) && (query.workspace_id === undefined || id === query.workspace_id),
    { skip: query.skip, limit: query.limit, cursor: query.cursor ?? null },
  );
  const ids = [...new Set(tasks.map((task) => task.workspaceId))];
  const [me, narrowed] = await Promise.all([
    repos.members.inWorkspaces(actor.userId, ids),
    ownTeamsOnlyIn(
      ids.map((id) => workspaces.get(id)!),
      repos,
    ),
  ]);
  return {
    tasks: tasks.map((task) => {
      const member = me.get(task.workspaceId) ?? null;
      const reader = member && { ...member, ownTeamsOnly: narrowed.has(task.workspaceId) };
      return presentTask(task, workspaces.get(task.workspaceId)!, member, reader);
    }),
    next_cursor: cursor,
  };
};
