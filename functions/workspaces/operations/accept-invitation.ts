import { forbidden, notFound } from '#core/http/errors.ts';
import { readInvitationToken } from '../invitation-token.ts';
import { maskEmail } from '#shared/rules/mask-email.ts';
import { asMember, enterByInvitation, isInvited } from '../enter.ts';
import { requireLiving, stateOfLink } from './open-invitation.ts';
import type { WorkspacesOperation } from '../operation.ts';
import { workspacesErrors } from '#text/workspaces/errors.ts';

/**
 * The invited joins; the link works once, and when it is used up or dead it still shows a member in. Only the link in the letter
 * says that its address is the account's own: the other one is known to whoever invites.
 */
export const acceptInvitation: WorkspacesOperation<'acceptInvitation'> = async (context, { params }) => {
  const { repos, user } = context;
  const named = readInvitationToken(params.token) ?? notFound('invitation');
  const [found, already] = await Promise.all([
    repos.invitations.open(named.workspaceId, named.invitationId),
    asMember(repos, named.workspaceId, user.id),
  ]);
  const link = await stateOfLink(found, named, context);
  if (already && (link === 'dead' || link === 'expired')) return already;
  const invitation = requireLiving(found, link);
  if (!isInvited(user, invitation)) {
    forbidden(workspacesErrors.invitedAnother(maskEmail(invitation.email)));
  }
  if (!already) return enterByInvitation(context, invitation, link === 'mailed' ? 'by this link' : 'none');
  await repos.invitations.withdraw(invitation);
  return already;
};
