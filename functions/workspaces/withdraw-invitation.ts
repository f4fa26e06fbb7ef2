import { notFound } from '#core/errors.ts';
import type { Operation } from '#core/operation.ts';
import type { workspaces } from '#shared/contract/workspaces.ts';
import { demandInviter } from './demand-inviter.ts';

/** The link stops working at once. */
export const withdrawInvitation: Operation<typeof workspaces.withdrawInvitation> = async (
  { repos, member, workspaceId },
  { params },
) => {
  const invitation = (await repos.invitations.find(workspaceId, params.invitation)) ?? notFound('invitation');
  demandInviter(member, invitation);
  if (!(await repos.invitations.withdraw(workspaceId, invitation.id))) notFound('invitation');
};
