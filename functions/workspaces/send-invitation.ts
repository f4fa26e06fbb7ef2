import type { OperationContext } from '#core/http/operation.ts';
import { letterFor } from './invitation-letter.ts';
import { letterLimits } from './invitation-limits.ts';
import { copiedToken, invitationIdOf } from './invitation-token.ts';
import type { Governed } from '#functions/subscriptions/plan.ts';
import type { Invitation } from './repositories/invitation.ts';
import type { Member } from './repositories/member.ts';

type Context = OperationContext<'invitations'> & { readonly workspaceId: string; readonly member: Member };

/** Who is asked to join, as what. */
type Invited = Pick<Invitation, 'email' | 'role'> & Partial<Pick<Invitation, 'team'>>;

/** Writes an invitation with its letter, under the limits of letters. */
export async function sendInvitation(context: Context, { workspace, paid }: Governed, { email, role, team }: Invited) {
  const { repos, member, workspaceId, now, newId } = context;
  const { invitation, posting } = letterFor(
    { workspaceId, id: invitationIdOf(workspaceId, email), email, role, team: team ?? null },
    { inviter: member, workspaceName: workspace.name, jobId: newId(), now },
  );
  const limits = await letterLimits(invitation, { inviterId: member.userId, workspace, paid }, context);
  return { invitation, sent: await repos.invitations.create(invitation, workspace, posting, limits, now) };
}

/** The same letter again: a new link for another seven days, in the name of whoever sends it now. */
export async function resend(context: Context, { workspace, paid }: Governed, old: Invitation) {
  const { repos, member, now, newId } = context;
  const { invitation, posting } = letterFor(old, {
    inviter: member,
    workspaceName: workspace.name,
    jobId: newId(),
    now,
  });
  const limits = await letterLimits(invitation, { inviterId: member.userId, workspace, paid }, context);
  return { invitation, sent: await repos.invitations.renew(old, invitation, posting, limits, now) };
}

/** The token of a link to pass on by hand. */
export function tokenToCopy(
  { id: invitationId, workspaceId, secretHash }: Invitation,
  { keyring }: Pick<OperationContext, 'keyring'>,
): Promise<string> {
  return copiedToken({ workspaceId, invitationId, secretHash }, keyring);
}
