import { notFound } from '#core/http/errors.ts';
import { requireInviter } from '../require-inviter.ts';
import type { WorkspacesOperation } from '../operation.ts';

/** Its links stop working at once. */
export const withdrawInvitation: WorkspacesOperation<'withdrawInvitation'> = async (
  { repos, member, workspaceId },
  { params },
) => {
  const invitation = (await repos.invitations.find(workspaceId, params.invitation)) ?? notFound('invitation');
  requireInviter(member, invitation);
  if (!(await repos.invitations.withdraw(invitation))) notFound('invitation');
};
