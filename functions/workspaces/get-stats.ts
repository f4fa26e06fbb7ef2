import { notFound } from '#core/errors.ts';
import type { Operation } from '#core/operation.ts';
import type { workspaces } from '#shared/contract/workspaces.ts';

/** The counters of the dashboard. */
export const getStats: Operation<typeof workspaces.getStats> = async ({ repos, workspaceId, now }) => {
  const [workspace, polls, invitations] = await Promise.all([
    repos.workspaces.find(workspaceId),
    repos.polls.count(workspaceId),
    repos.invitations.countPending(workspaceId, now),
  ]);
  return { members: (workspace ?? notFound('workspace')).memberCount, polls, invitations };
};
