import { DAY_MS } from '#shared/rules/durations.ts';
import { newInvitationToken } from './invitation-token.ts';
import type { Invitation } from './repositories/invitation.ts';
import type { Posting } from '#data/job-item.ts';
import type { Member } from './repositories/member.ts';

/** An invitation opens the way in for so long; sent again, it counts anew. */
const INVITATION_DAYS = 7;

interface Sender {
  readonly inviter: Pick<Member, 'userId' | 'firstName' | 'lastName'>;
  readonly workspaceName: string;
  readonly jobId: string;
  readonly now: Date;
}

/** Who is asked to join, and as what. */
type Invited = Pick<Invitation, 'workspaceId' | 'id' | 'email' | 'role'> &
  Partial<Pick<Invitation, 'team' | 'hiredOn'>>;

/** An invitation with a link of its own, and the letter that carries it; what is stored of the link is a hash. */
export function letterFor(
  { workspaceId, id, email, role, team = null, hiredOn = null }: Invited,
  { inviter, workspaceName, jobId, now }: Sender,
): { invitation: Invitation; posting: Posting } {
  const { token, secretHash } = newInvitationToken({ workspaceId, invitationId: id });
  const expiresAt = new Date(now.getTime() + INVITATION_DAYS * DAY_MS).toISOString();
  const values = {
    workspace: workspaceName,
    inviter: `${inviter.firstName} ${inviter.lastName}`.trim(),
    role,
    token,
    expiresAt,
  };
  return {
    invitation: {
      workspaceId,
      id,
      email,
      role,
      team,
      hiredOn,
      invitedBy: inviter.userId,
      secretHash,
      sentAt: now.toISOString(),
      expiresAt,
    },
    posting: { job: { kind: 'send-mail', to: email, mail: { template: 'invitation', values } }, jobId },
  };
}
