import { notFound } from '#core/errors.ts';
import type { Operation } from '#core/operation.ts';
import type { workspaces } from '#shared/contract/workspaces.ts';

/** The link stops working at once. */
export const withdrawInvitation: Operation<typeof workspaces.withdrawInvitation> = async (
  { repos, workspaceId },
  { params },
) => {
  if (!(await repos.invitations.withdraw(workspaceId, params.invitation))) notFound('invitation');
};
