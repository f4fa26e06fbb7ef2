import { conflict } from '#core/http/errors.ts';
import type { WorkspacesOperation } from '../operation.ts';
import { workspacesErrors } from '#text/workspaces/errors.ts';

/**
 * The workspace is gone for everybody before this returns, for its members and for whoever answers its open runs; what
 * lay under it is removed by the job written with it. Should this stop in the middle, the job does that as well, first.
 */
export const deleteWorkspace: WorkspacesOperation<'deleteWorkspace'> = async ({
  repos,
  workspaceId,
  actor,
  now,
  newId,
}) => {
  const deleted = await repos.workspaces.remove(workspaceId, actor.userId, newId(), now);
  if (!deleted) conflict(workspacesErrors.deleting);
  await repos.contents.closeRuns(workspaceId);
  await repos.contents.dismissMembers(workspaceId);
};
