import { conflict } from '#core/http/errors.ts';
import type { WorkspacesOperation } from '../operation.ts';

/**
 * The workspace is gone for everybody before this returns; what lay under it is removed by the job written with it.
 * Should this stop in the middle, the job dismisses the members as well.
 */
export const deleteWorkspace: WorkspacesOperation<'deleteWorkspace'> = async ({
  repos,
  workspaceId,
  actor,
  now,
  newId,
}) => {
  const deleted = await repos.workspaces.remove(workspaceId, actor.userId, newId(), now);
  if (!deleted) conflict('Пространство уже удаляют, или у него сменился владелец. Обновите страницу');
  await repos.contents.dismissMembers(workspaceId);
};
