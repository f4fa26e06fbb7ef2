import { notFound } from '#core/http/errors.ts';
import { givenTelling } from '../given-telling.ts';
import type { NotificationsOperation } from '../operation.ts';
import { presentTelling } from '../present-telling.ts';

/** How the caller is told of runs of this workspace from here on; nobody chooses for somebody else. */
export const changeTelling: NotificationsOperation<'changeTelling'> = async (
  { repos, member, workspaceId, actor },
  { body },
) => {
  const workspace = (await repos.workspaces.findConsistent(workspaceId)) ?? notFound('workspace');
  const given = givenTelling(body);
  if (!(await repos.members.setTelling(workspaceId, actor.userId, given))) notFound('workspace');
  return presentTelling({ ...member.telling, ...given }, workspace.telling);
};
