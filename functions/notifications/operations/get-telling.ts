import { notFound } from '#core/http/errors.ts';
import type { NotificationsOperation } from '../operation.ts';
import { presentTelling } from '../present-telling.ts';

/** How the caller is told of runs of this workspace. */
export const getTelling: NotificationsOperation<'getTelling'> = async ({ repos, member, workspaceId }) => {
  const workspace = (await repos.workspaces.findConsistent(workspaceId)) ?? notFound('workspace');
  return presentTelling(member.telling, workspace.telling);
};
