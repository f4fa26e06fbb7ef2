import { notFound } from '#core/http/errors.ts';
import type { Operation } from '#core/http/operation.ts';
import type { workspaces } from '#shared/contract/workspaces.ts';
import { requireInviter } from './require-inviter.ts';

/** The link stops working at once. */
export const withdrawInvitation: Operation<typeof workspaces.withdrawInvitation> = async (
  { repos, member, workspaceId },
  { params },
) => {
  const invitation = (await repos.invitations.find(workspaceId, params.invitation)) ?? notFound('invitation');
  requireInviter(member, invitation);
  if (!(await repos.invitations.withdraw(workspaceId, invitation.id))) notFound('invitation');
};
