import { workspacesErrors } from '#text/workspaces/errors.ts';
import { forbidden, notFound } from '#core/http/errors.ts';
import type { OperationContext } from '#core/http/operation.ts';
import type { Invitation } from './repositories/invitation.ts';
import type { Sender } from './repositories/invitations.ts';
import type { Member } from './repositories/member.ts';
import { mayInvite } from '#shared/rules/permissions.ts';
import type { GivenRole } from '#shared/rules/roles.ts';

/** 403 unless this member could send the invitation: whoever may not give its role does not decide about it. */
export function requireInviter(member: Member, invitation: Invitation): void {
  if (!mayInvite(member, invitation.role)) {
    forbidden(workspacesErrors.invitationAboveOwn);
  }
}

/**
 * 404 unless whoever sent the invitation could send it now: it falls with their standing. Judged when it is opened or
 * accepted, so that no removal, demotion or deletion of an account has to look for invitations.
 */
export async function requireSender(
  { repos }: Pick<OperationContext<'invitations'>, 'repos'>,
  invitation: Pick<Invitation, 'workspaceId' | 'invitedBy' | 'role'>,
): Promise<Sender> {
  const senders = await repos.invitations.sendersOf(invitation.workspaceId, [invitation]);
  return ableToInvite(senders.get(invitation.invitedBy), invitation.role) ?? notFound('voidedInvitation');
}

/** Whoever invited for a role, as long as they could do so now; else null. */
export function ableToInvite(sender: Sender | undefined, role: GivenRole): Sender | null {
  return sender && mayInvite(sender, role) ? sender : null;
}
