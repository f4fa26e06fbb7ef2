import { conflict, forbidden, notFound, planLimit } from '#core/http/errors.ts';
import { invitationIdOf } from '../invitation-token.ts';
import { workspaceOfJoinToken } from '../join-token.ts';
import { requireWritable } from '#functions/subscriptions/plan.ts';
import { withAsciiDomain } from '#shared/rules/email-address.ts';
import { NO_FINANCE } from '#shared/rules/finance/access.ts';
import { asMember, personOf } from '../enter.ts';
import { joinAsItIs } from '../join-as-it-is.ts';
import { findLink } from './open-join-link.ts';
import { JOIN_ROLE, requireOpen } from '../present-join-link.ts';
import type { WorkspacesOperation } from '../operation.ts';
import { workspacesErrors } from '#text/workspaces/errors.ts';

/**
 * Joins by the link, as an employee whatever the link is. A member is shown in, whatever has become of it; who was one
 * before and left, or was taken out, needs an invitation: else nobody could be taken out as long as a link is open. Who
 * is invited comes in with an address that is known to be theirs alone: anybody can register it.
 */
export const acceptJoinLink: WorkspacesOperation<'acceptJoinLink'> = async (context, { params }) => {
  const { repos, user, now } = context;
  const workspaceId = workspaceOfJoinToken(params.token) ?? notFound('joinLink');
  const inside = () => asMember(repos, workspaceId, user.id);
  const already = await inside();
  if (already) return already;
  const link = await findLink(params.token, context);
  await requireOpen(link, context);
  const governed = await requireWritable({ repos, workspaceId, now });
  const email = withAsciiDomain(user.email);
  const how = {
    invitation: { id: invitationIdOf(workspaceId, email), email },
    proved: (await repos.verifiedEmails.since(user)) === null ? null : user,
  };
  const member = { ...personOf(user), workspaceId, role: JOIN_ROLE, team: link.team };
  const { outcome, workspace } = await joinAsItIs(repos, governed, (entrance) =>
    repos.joinLinks.accept(link, member, { ...entrance, ...how }, now),
  );
  switch (outcome) {
    case 'joined':
      return { ...workspace, user_role: JOIN_ROLE, finance_access: NO_FINANCE, own_teams_only: false };
    case 'member':
      return (await inside()) ?? notFound('joinLink');
    case 'former member':
      return forbidden(workspacesErrors.formerMember);
    case 'invited':
      return forbidden(workspacesErrors.invitedUnproved);
    case 'account changed':
      return conflict(workspacesErrors.addressChanged);
    case 'full':
      return planLimit(workspacesErrors.noSeats);
    case 'workspace changed':
      return conflict(workspacesErrors.workspaceChanged);
    case 'link changed':
      // The last place by it may just have gone, or the link itself: then this says so.
      await requireOpen(await findLink(params.token, context), context);
      return conflict(workspacesErrors.joinLinkChanged);
  }
};
