import type { Invitation } from '../repositories/invitation.ts';
import type { Repositories } from '#data/repositories.ts';
import { proofOf } from '../proof-of.ts';
import { ableToInvite } from '../require-inviter.ts';
import type { WorkspacesOperation } from '../operation.ts';

/**
 * What waits for the address of the account. Registering proves no address, so who invites and to what is told only
 * once somebody has shown that they read its mail; until then, that there is something.
 */
export const listMyInvitations: WorkspacesOperation<'listMyInvitations'> = async (context) => {
  const { repos, user, now } = context;
  const found = await repos.invitations.listOfAddress(user.email, now);
  const living = (await Promise.all(found.map((one) => present(one, repos)))).filter((one) => one !== null);
  const proof = await proofOf(user, context);
  const verified = proof === null;
  return {
    email_verified: verified,
    letter_sent_at: proof?.letter_sent_at ?? null,
    waiting: living.length > 0,
    invitations: verified ? living.toSorted((a, b) => b.sent_at.localeCompare(a.sent_at)) : [],
  };
};

/** Null for one that opens nothing: its sender may not invite any more, or the workspace is gone. */
async function present(invitation: Invitation, repos: Pick<Repositories, 'invitations' | 'workspaces'>) {
  const { id, workspaceId, role, invitedBy, sentAt, expiresAt } = invitation;
  const [senders, workspace] = await Promise.all([
    repos.invitations.sendersOf(workspaceId, [invitation]),
    repos.workspaces.find(workspaceId),
  ]);
  const sender = ableToInvite(senders.get(invitedBy), role);
  if (!sender || !workspace) return null;
  return { id, workspace_name: workspace.name, inviter: sender.name, role, sent_at: sentAt, expires_at: expiresAt };
}
