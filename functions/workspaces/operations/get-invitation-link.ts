import { notFound } from '#core/http/errors.ts';
import { isExpired } from '../repositories/invitation.ts';
import { requireInviter, requireSender } from '../require-inviter.ts';
import { tokenToCopy } from '../send-invitation.ts';
import type { WorkspacesOperation } from '../operation.ts';

/** The link of an invitation that opens something still, as often as it is asked for; for who could send it. */
export const getInvitationLink: WorkspacesOperation<'getInvitationLink'> = async (context, { params }) => {
  const { repos, member, workspaceId, now } = context;
  const invitation = (await repos.invitations.find(workspaceId, params.invitation)) ?? notFound('invitation');
  requireInviter(member, invitation);
  if (isExpired(invitation, now)) notFound('expiredInvitation');
  await requireSender(context, invitation);
  return { token: await tokenToCopy(invitation, context), expires_at: invitation.expiresAt };
};
