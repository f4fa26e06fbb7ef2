import { notFound } from '#core/http/errors.ts';
import type { OperationContext } from '#core/http/operation.ts';
import { linkOf, readInvitationToken } from '../invitation-token.ts';
import { isExpired, type Invitation } from '../repositories/invitation.ts';
import { maskEmail } from '#shared/rules/mask-email.ts';
import { requireSender } from '../require-inviter.ts';
import type { WorkspacesOperation } from '../operation.ts';

/** Shows whoever holds the link where it leads; without the secret there is no such invitation. */
export const openInvitation: WorkspacesOperation<'openInvitation'> = async (context, { params }) => {
  const { repos } = context;
  const named = readInvitationToken(params.token) ?? notFound('invitation');
  const found = await repos.invitations.open(named.workspaceId, named.invitationId);
  const invitation = requireLiving(found, await stateOfLink(found, named, context));
  const sender = await requireSender({ repos }, invitation);
  const workspace = (await repos.workspaces.find(named.workspaceId)) ?? notFound('invitation');
  return {
    workspace_name: workspace.name,
    inviter: sender.name,
    role: invitation.role,
    email: maskEmail(invitation.email),
    expires_at: invitation.expiresAt,
  };
};

/** The invitation behind a link; 404 unless it is one of its newest links, and it lives. */
export function requireLiving(invitation: Invitation | null, link: LinkState): Invitation {
  if (link === 'expired') return notFound('expiredInvitation');
  return link === 'dead' || !invitation ? notFound('invitation') : invitation;
}

/** Which link of a living invitation it is, or why it opens nothing. */
export type LinkState = 'mailed' | 'copied' | 'expired' | 'dead';

/** That its time is over is told only to whoever has the secret. */
export async function stateOfLink(
  invitation: Invitation | null,
  { secretHash }: { readonly secretHash: string },
  { keyring, now }: Pick<OperationContext, 'keyring' | 'now'>,
): Promise<LinkState> {
  const kind = invitation && (await linkOf(secretHash, { ...invitation, invitationId: invitation.id }, keyring));
  if (!kind) return 'dead';
  return isExpired(invitation, now) ? 'expired' : kind;
}
