import { conflict, forbidden } from '#core/http/errors.ts';
import { refuseLetter } from '../invitation-limits.ts';
import { requireWritable } from '#functions/subscriptions/plan.ts';
import { mayInvite } from '#shared/rules/permissions.ts';
import { requireSeat } from '../require-seat.ts';
import { presentInvitation, senderOf } from '../present.ts';
import { sendInvitation, tokenToCopy } from '../send-invitation.ts';
import type { WorkspacesOperation } from '../operation.ts';
import { workspacesErrors } from '#text/workspaces/errors.ts';

/**
 * Invites an address. Nothing is asked about accounts, only about this workspace, so an address with an account and
 * one without are answered alike by construction. With the reply comes a link that is passed on by hand.
 */
export const inviteMember: WorkspacesOperation<'inviteMember'> = async (context, { body: { email, role } }) => {
  const { repos, member, workspaceId, now } = context;
  if (!mayInvite(member, role)) forbidden(workspacesErrors.inviteAboveOwn);
  const [governed, isMember] = await Promise.all([
    requireWritable(context),
    repos.members.hasAddress(workspaceId, email),
  ]);
  if (isMember) conflict(workspacesErrors.alreadyMember);
  await requireSeat(context, governed.workspace, governed.plan);
  const { invitation, sent } = await sendInvitation(context, governed, { email, role });
  switch (sent.outcome) {
    case 'sent':
      return {
        ...presentInvitation(invitation, senderOf(member), now),
        token: await tokenToCopy(invitation, context),
      };
    case 'pending':
      return conflict(workspacesErrors.alreadySent);
    case 'changed':
      return conflict(workspacesErrors.workspaceChanged);
    case 'limit':
      return refuseLetter(sent.limit);
  }
};
