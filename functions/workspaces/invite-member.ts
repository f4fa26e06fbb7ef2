import { conflict, forbidden } from '#core/http/errors.ts';
import { letterFor } from '#core/rules/invitation-letter.ts';
import { letterLimits, refuseLetter } from '#core/rules/invitation-limits.ts';
import { invitationIdOf } from '#core/rules/invitation-token.ts';
import { requireWritable } from '#core/rules/plan.ts';
import { mayInvite } from '#shared/rules/permissions.ts';
import { requireSeat } from './require-seat.ts';
import { presentInvitation } from './present.ts';
import type { WorkspacesOperation } from './operation.ts';

/**
 * Invites an address. Nothing is asked about accounts, only about this workspace, so an address with an account and
 * one without are answered alike by construction. The token is shown here once, for a link that is passed on by hand.
 */
export const inviteMember: WorkspacesOperation<'inviteMember'> = async (context, { body: { email, role } }) => {
  const { repos, member, workspaceId, now, newId } = context;
  if (!mayInvite(member.role, role)) forbidden('Нельзя пригласить с ролью выше собственной');
  const [{ workspace, plan, paid }, isMember] = await Promise.all([
    requireWritable(context),
    repos.members.hasAddress(workspaceId, email),
  ]);
  if (isMember) conflict('Этот человек уже участник пространства');
  await requireSeat(context, workspace, plan);
  const { invitation, posting, token } = letterFor(
    { workspaceId, id: invitationIdOf(workspaceId, email), email, role },
    { inviter: member, workspaceName: workspace.name, jobId: newId(), now },
  );
  const limits = await letterLimits(invitation, { inviterId: member.userId, workspace, paid }, context);
  const sent = await repos.invitations.create(invitation, workspace, posting, limits, now);
  switch (sent.outcome) {
    case 'sent':
      return { ...presentInvitation(invitation, member.role, now), token };
    case 'pending':
      return conflict('На этот адрес приглашение уже отправлено: его можно отправить ещё раз из списка');
    case 'changed':
      return conflict('Пространство только что изменилось. Попробуйте ещё раз');
    case 'limit':
      return refuseLetter(sent.limit);
  }
};
