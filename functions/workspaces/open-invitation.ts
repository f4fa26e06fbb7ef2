import { notFound } from '#core/http/errors.ts';
import { readInvitationToken } from '#core/rules/invitation-token.ts';
import { sameToken } from '#core/rules/public-token.ts';
import { isExpired, type Invitation } from '#data/invitations.ts';
import { maskEmail } from '#shared/rules/mask-email.ts';
import { requireSender } from './require-inviter.ts';
import type { WorkspacesOperation } from './operation.ts';

/** Shows whoever holds the link where it leads; without the secret there is no such invitation. */
export const openInvitation: WorkspacesOperation<'openInvitation'> = async ({ repos, now }, { params }) => {
  const named = readInvitationToken(params.token) ?? notFound('invitation');
  const invitation = await repos.invitations.open(named.workspaceId, named.invitationId);
  requireValid(invitation, named.secretHash, now);
  await requireSender({ repos }, invitation);
  const workspace = (await repos.workspaces.find(named.workspaceId)) ?? notFound('invitation');
  return {
    workspace_name: workspace.name,
    role: invitation.role,
    email: maskEmail(invitation.email),
    expires_at: invitation.expiresAt,
  };
};

/** 404 unless this link is the newest one of a living invitation. */
export function requireValid(
  invitation: Invitation | null,
  secretHash: string,
  now: Date,
): asserts invitation is Invitation {
  if (!invitation || !sameToken(invitation.secretHash, secretHash)) notFound('invitation');
  if (isExpired(invitation, now)) notFound('expiredInvitation');
}
