import { notFound } from '#core/http/errors.ts';
import type { WorkspacesOperation } from '../operation.ts';

/** The counters of the dashboard. */
export const getStats: WorkspacesOperation<'getStats'> = async ({ repos, workspaceId, now }) => {
  const [found, invitations] = await Promise.all([
    repos.workspaces.find(workspaceId),
    repos.invitations.listPending(workspaceId, now),
  ]);
  const workspace = found ?? notFound('workspace');
  return {
    members: workspace.memberCount,
    polls: workspace.pollCounts.polls,
    invitations: invitations.length,
    // The directory names people; it tells them nothing.
    untold: invitations.filter(({ directoryId }) => typeof directoryId === 'string').length,
  };
};
