import { notFound, tooManyRequests } from '#core/http/errors.ts';
import { letterFor } from '#core/rules/invitation-letter.ts';
import { letterLimits, refuseLetter } from '#core/rules/invitation-limits.ts';
import { requireWritable } from '#core/rules/plan.ts';
import { requireInviter } from './require-inviter.ts';
import { presentInvitation } from './present.ts';
import type { WorkspacesOperation } from './operation.ts';

const RETRY_SECONDS = 60;

/** A new link for another seven days, in the name of whoever sends it again; the one before stops working. */
export const resendInvitation: WorkspacesOperation<'resendInvitation'> = async (context, { params }) => {
  const { repos, member, workspaceId, now, newId } = context;
  const old = (await repos.invitations.find(workspaceId, params.invitation)) ?? notFound('invitation');
  requireInviter(member, old);
  const { workspace, paid } = await requireWritable(context);
  const { invitation, posting, token } = letterFor(old, {
    inviter: member,
    workspaceName: workspace.name,
    jobId: newId(),
    now,
  });
  const limits = await letterLimits(invitation, { inviterId: member.userId, workspace, paid }, context);
  const sent = await repos.invitations.renew(old, invitation, posting, limits, now);
  if (sent.outcome === 'limit') refuseLetter(sent.limit);
  if (sent.outcome !== 'sent') tooManyRequests(RETRY_SECONDS);
  return { ...presentInvitation(invitation, member.role, now), token };
};
