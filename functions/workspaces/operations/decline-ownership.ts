import { conflict, notFound } from '#core/http/errors.ts';
import type { WorkspacesOperation } from '../operation.ts';
import { workspacesErrors } from '#text/workspaces/errors.ts';

/** The member says no; the owner stays the owner and may ask again. */
export const declineOwnership: WorkspacesOperation<'declineOwnership'> = async ({ repos, actor, workspaceId, now }) => {
  const heir = await repos.members.find(workspaceId, actor.userId);
  if (!heir?.offer) notFound('offer');
  if (!(await repos.members.dropOffer(heir, now))) conflict(workspacesErrors.offerChanged);
};
