import { conflict, forbidden } from '#core/errors.ts';
import { invitationIdOf } from '#core/invitation-token.ts';
import type { Operation } from '#core/operation.ts';
import { demandWritable } from '#core/plan.ts';
import type { workspaces } from '#shared/contract/workspaces.ts';
import { givableRoles } from '#shared/rules/permissions.ts';
import { demandSeat } from './demand-seat.ts';
import { letterFor } from '#core/invitation-letter.ts';
import { presentInvitation } from './present.ts';

/**
 * Invites an address. Nothing is asked about accounts, only about this workspace, so an address with an account and
 * one without are answered alike by construction.
 */
export const inviteMember: Operation<typeof workspaces.inviteMember> = async (context, { body: { email, role } }) => {
  const { repos, member, workspaceId, now, newId } = context;
  if (!givableRoles(member.role).includes(role)) forbidden('Нельзя пригласить с ролью выше собственной');
  const [{ workspace, plan }, isMember] = await Promise.all([
    demandWritable(context),
    repos.members.hasAddress(workspaceId, email),
  ]);
  if (isMember) conflict('Этот человек уже участник пространства');
  await demandSeat(context, workspace, plan);
  const { invitation, posting } = letterFor(
    { workspaceId, id: invitationIdOf(workspaceId, email), email, role },
    { inviter: member, workspaceName: workspace.name, jobId: newId(), now },
  );
  const outcome = await repos.invitations.create(invitation, workspace, posting, now);
  if (outcome === 'pending')
    conflict('На этот адрес приглашение уже отправлено: его можно отправить ещё раз из списка');
  if (outcome === 'changed') conflict('Пространство только что изменилось. Попробуйте ещё раз');
  return presentInvitation(invitation, now);
};
