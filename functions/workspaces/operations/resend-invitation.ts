import { notFound, tooManyRequests } from '#core/http/errors.ts';
import { refuseLetter } from '../invitation-limits.ts';
import { requireWritable } from '#functions/subscriptions/plan.ts';
import { requireInviter } from '../require-inviter.ts';
import { presentInvitation, senderOf } from '../present.ts';
import { resend, tokenToCopy } from '../send-invitation.ts';
import type { WorkspacesOperation } from '../operation.ts';

const RETRY_SECONDS = 60;

/** A new link for another seven days, in the name of whoever sends it again; the ones before stop working. */
export const resendInvitation: WorkspacesOperation<'resendInvitation'> = async (context, { params }) => {
  const { repos, member, workspaceId, now } = context;
  const old = (await repos.invitations.find(workspaceId, params.invitation)) ?? notFound('invitation');
  requireInviter(member, old);
  const { invitation, sent } = await resend(context, await requireWritable(context), old);
  if (sent.outcome === 'limit') refuseLetter(sent.limit);
  if (sent.outcome !== 'sent') tooManyRequests(RETRY_SECONDS);
  return { ...presentInvitation(invitation, senderOf(member), now), token: await tokenToCopy(invitation, context) };
};
