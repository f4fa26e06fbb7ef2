import { notFound } from '#core/http/errors.ts';
import type { Operation } from '#core/http/operation.ts';
import type { workspaces } from '#shared/contract/workspaces.ts';

/** The counters of the dashboard. */
export const getStats: Operation<typeof workspaces.getStats> = async ({ repos, workspaceId, now }) => {
  const [found, invitations] = await Promise.all([
    repos.workspaces.find(workspaceId),
    repos.invitations.countPending(workspaceId, now),
  ]);
  const workspace = found ?? notFound('workspace');
  return { members: workspace.memberCount, polls: workspace.pollCounts.polls, invitations };
};
