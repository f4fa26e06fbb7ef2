import { conflict, forbidden, notFound } from '#core/http/errors.ts';
import { readInvitationToken } from '#core/rules/invitation-token.ts';
import { requireWritable, refuseMore } from '#core/rules/plan.ts';
import type { Repositories } from '#data/repositories.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { maskEmail } from '#shared/rules/mask-email.ts';
import { hasFinanceAccess } from './present.ts';
import { requireSender } from './require-inviter.ts';
import { isFull } from './require-seat.ts';
import { requireValid } from './open-invitation.ts';
import type { WorkspacesOperation } from './operation.ts';

/**
 * The invited joins; the link works once. Who is a member already is simply shown in, with the role they have: also
 * whoever asked several times at once and finds the link used by their own other request.
 */
export const acceptInvitation: WorkspacesOperation<'acceptInvitation'> = async (context, { params }) => {
  const { repos, user, now } = context;
  const named = readInvitationToken(params.token) ?? notFound('invitation');
  const { workspaceId } = named;
  const invitation = await repos.invitations.open(workspaceId, named.invitationId);
  const inside = () => asMember(repos, workspaceId, user.id);
  if (!invitation) return (await inside()) ?? notFound('invitation');
  requireValid(invitation, named.secretHash, now);
  if (invitation.email !== user.email) {
    forbidden(`Приглашение отправлено на ${maskEmail(invitation.email)}. Войдите с этим адресом, чтобы его принять`);
  }
  const already = await inside();
  if (already) {
    await repos.invitations.withdraw(workspaceId, invitation.id);
    return already;
  }
  await requireSender(context, invitation);
  const { workspace, plan } = await requireWritable({ repos, workspaceId, now });
  const { id: userId, firstName, lastName, email } = user;
  const { role, team, hiredOn } = invitation;
  const member = { workspaceId, userId, role, team, hiredOn, firstName, lastName, email };
  const outcome = await repos.invitations.accept(invitation, member, workspace, plan.limits.people, now);
  switch (outcome) {
    case 'joined':
      return { ...workspace, user_role: role, finance_access: false };
    case 'used':
      return (await inside()) ?? notFound('invitation');
    case 'workspace changed':
      if (isFull(await repos.workspaces.findConsistent(workspaceId), plan)) return refuseMore(plan, 'people');
      return conflict('Пространство только что изменилось. Попробуйте ещё раз');
    case 'member':
      await repos.invitations.withdraw(workspaceId, invitation.id);
      return (await inside()) ?? notFound('invitation');
  }
};

/** The workspace as this account sees it, as of this moment; null for who is not in it. */
async function asMember(
  repos: Pick<Repositories, 'members' | 'workspaces'>,
  workspaceId: string,
  userId: string,
): Promise<Workspace | null> {
  const member = await repos.members.find(workspaceId, userId);
  if (!member) return null;
  const workspace = await repos.workspaces.find(workspaceId);
  return workspace && { ...workspace, user_role: member.role, finance_access: hasFinanceAccess(member) };
}
