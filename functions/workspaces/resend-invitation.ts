import { forbidden, notFound, tooManyRequests } from '#core/errors.ts';
import type { Operation } from '#core/operation.ts';
import { demandWritable } from '#core/plan.ts';
import type { workspaces } from '#shared/contract/workspaces.ts';
import { givableRoles } from '#shared/rules/permissions.ts';
import { letterFor } from '#core/invitation-letter.ts';
import { presentInvitation } from './present.ts';

const RETRY_SECONDS = 60;

/** A new link for another seven days; the one before stops working. */
export const resendInvitation: Operation<typeof workspaces.resendInvitation> = async (context, { params }) => {
  const { repos, member, workspaceId, now, newId } = context;
  const [old, { workspace }] = await Promise.all([
    repos.invitations.find(workspaceId, params.invitation),
    demandWritable(context),
  ]);
  if (!old) notFound('invitation');
  if (!givableRoles(member.role).includes(old.role)) forbidden('Нельзя пригласить с ролью выше собственной');
  const { invitation, posting } = letterFor(old, {
    inviter: member,
    workspaceName: workspace.name,
    jobId: newId(),
    now,
  });
  const renewed = await repos.invitations.renew(old, invitation, posting, now);
  if (!renewed) tooManyRequests(RETRY_SECONDS);
  return presentInvitation(invitation, now);
};
