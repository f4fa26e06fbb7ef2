import { conflict, forbidden, notFound } from '#core/errors.ts';
import { readInvitationToken } from '#core/invitation-token.ts';
import type { Operation } from '#core/operation.ts';
import { demandWritable, refuseMore } from '#core/plan.ts';
import type { Repositories } from '#data/repositories.ts';
import type { workspaces } from '#shared/contract/workspaces.ts';
import { maskEmail } from '#shared/rules/mask-email.ts';
import { isFull } from './demand-seat.ts';
import { demandValid } from './open-invitation.ts';

/** The invited joins; the link works once. Who is a member already is simply shown in. */
export const acceptInvitation: Operation<typeof workspaces.acceptInvitation> = async (
  { repos, user, now },
  { params },
) => {
  const named = readInvitationToken(params.token) ?? notFound('invitation');
  const { workspaceId } = named;
  const { invitation, isMember } = await repos.invitations.open(workspaceId, named.invitationId, user.id);
  if (isMember && !invitation) return asMember(repos, workspaceId, user.email);
  demandValid(invitation, named.secretHash, now);
  if (invitation.email !== user.email) {
    forbidden(`Приглашение отправлено на ${maskEmail(invitation.email)}. Войдите с этим адресом, чтобы его принять`);
  }
  const { workspace, plan } = await demandWritable({ repos, workspaceId, now });
  const { id: userId, firstName, lastName, email } = user;
  const member = { workspaceId, userId, role: invitation.role, firstName, lastName, email };
  const outcome = await repos.invitations.accept(invitation, member, workspace, plan.limits.people, now);
  switch (outcome) {
    case 'joined':
      return { ...workspace, user_role: invitation.role };
    case 'used':
      return asMember(repos, workspaceId, email);
    case 'workspace':
      if (isFull(await repos.workspaces.findNow(workspaceId), plan)) return refuseMore(plan, 'people');
      return conflict('Пространство только что изменилось. Попробуйте ещё раз');
    case 'member':
      await repos.invitations.withdraw(workspaceId, invitation.id);
      return asMember(repos, workspaceId, email);
  }
};

/** The invitation is gone: whoever it has made a member, at this very moment or earlier, is shown in; nobody else is. */
async function asMember(repos: Repositories, workspaceId: string, email: string) {
  const member = (await repos.members.findByAddress(workspaceId, email)) ?? notFound('invitation');
  const workspace = (await repos.workspaces.find(workspaceId)) ?? notFound('invitation');
  return { ...workspace, user_role: member.role };
}
