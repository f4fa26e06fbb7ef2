import { forbidden, notFound } from '#core/http/errors.ts';
import type { OperationContext } from '#core/http/operation.ts';
import type { Invitation } from '#data/invitations.ts';
import type { Member } from '#data/member.ts';
import { mayInvite } from '#shared/rules/permissions.ts';

/** 403 unless this member could send the invitation: whoever may not give its role does not decide about it. */
export function requireInviter({ role }: Member, invitation: Invitation): void {
  if (!mayInvite(role, invitation.role)) {
    forbidden('Приглашение с ролью выше вашей отправляют и отзывают те, кто может дать эту роль');
  }
}

/**
 * 404 unless whoever sent the invitation could send it now: it falls with their standing. Judged when it is opened or
 * accepted, so that no removal, demotion or deletion of an account has to look for invitations.
 */
export async function requireSender(
  { repos }: Pick<OperationContext<'invitations'>, 'repos'>,
  invitation: Invitation,
): Promise<void> {
  const roles = await repos.invitations.rolesOfSenders(invitation.workspaceId, [invitation]);
  const role = roles.get(invitation.invitedBy);
  if (role === undefined || !mayInvite(role, invitation.role)) notFound('voidedInvitation');
}
