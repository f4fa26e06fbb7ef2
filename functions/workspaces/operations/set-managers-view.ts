import { notFound } from '#core/http/errors.ts';
import type { WorkspacesOperation } from '../operation.ts';

/**
 * Says what managers see; it counts from their next request on. A workspace that can only be read allows it, too: it
 * adds nothing, and a right can always be taken away.
 */
export const setManagersView: WorkspacesOperation<'setManagersView'> = async ({ repos, workspaceId }, { body }) => {
  if (!(await repos.workspaces.setManagersSee(workspaceId, body.managers_see))) notFound('workspace');
  return body;
};
