import { forbidden, notFound } from '#core/http/errors.ts';
import { asMember, enterByInvitation } from '../enter.ts';
import type { WorkspacesOperation } from '../operation.ts';
import { workspacesErrors } from '#text/workspaces/errors.ts';

/** Joins without the link of the letter: only with an address that is known to be the account's own. */
export const acceptMyInvitation: WorkspacesOperation<'acceptMyInvitation'> = async (context, { params }) => {
  const { repos, user, now } = context;
  if ((await repos.verifiedEmails.since(user)) === null) forbidden(workspacesErrors.proveAddress);
  const mine = await repos.invitations.listOfAddress(user.email, now);
  const invitation = mine.find(({ id }) => id === params.invitation) ?? notFound('invitation');
  const already = await asMember(repos, invitation.workspaceId, user.id);
  if (!already) return enterByInvitation(context, invitation, 'known');
  await repos.invitations.withdraw(invitation);
  return already;
};
