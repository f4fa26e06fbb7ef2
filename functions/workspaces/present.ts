import { fullName } from './people.ts';
import { isExpired, type Invitation as StoredInvitation } from './repositories/invitation.ts';
import type { Sender } from './repositories/invitations.ts';
import type { Member as StoredMember } from './repositories/member.ts';
import type { Invitation } from '#shared/models/invitation.ts';
import type { Member, Workspace } from '#shared/models/workspace.ts';
import { financeAccessOf } from '#shared/rules/finance/access.ts';
import { can } from '#shared/rules/permissions.ts';
import { ableToInvite } from './require-inviter.ts';

/** What a member may see in the workspace, as the API tells them. */
export function presentRights(
  member: Pick<StoredMember, 'userId' | 'role' | 'financeAccess' | 'ownTeamsOnly'>,
): Pick<Workspace, 'user_role' | 'finance_access' | 'own_teams_only'> {
  return {
    user_role: member.role,
    finance_access: financeAccessOf(member),
    own_teams_only: member.ownTeamsOnly === true,
  };
}

/** A member as the API shows them to a viewer; `offeredUntil` is for the owner's eyes alone. */
export function presentMember(
  member: StoredMember,
  viewer: Pick<StoredMember, 'userId' | 'role'>,
  offeredUntil?: string,
): Member {
  const { userId, role, team, managerId, hiredOn, firstName, lastName, email } = member;
  return {
    id: userId,
    role,
    team,
    manager_id: managerId,
    ...(viewer.userId === userId || can(viewer, 'members.set_hired_on') ? { hired_on: hiredOn } : {}),
    ...(viewer.userId === userId || can(viewer, 'members.set_team') ? { leave: member.leave } : {}),
    ...(can(viewer, 'members.invite') ? { joined_by: member.joinedBy } : {}),
    ...(can(viewer, 'members.give_finance_access') ? { finance_access: financeAccessOf(member) } : {}),
    user: {
      id: userId,
      first_name: firstName,
      last_name: lastName,
      full_name: fullName({ firstName, lastName }),
      email,
    },
    ...(offeredUntil ? { ownership_offered_until: offeredUntil } : {}),
  };
}

/** An invitation as those who invite see it: without what opens it. `sender` is who sent it as they are now. */
export function presentInvitation(invitation: StoredInvitation, sender: Sender | undefined, now: Date): Invitation {
  const { id, email, role, team, directoryId = null, sentAt, expiresAt } = invitation;
  return {
    id,
    email,
    role,
    team,
    invited_by: sender?.name ?? null,
    by_directory: directoryId !== null,
    sent_at: sentAt,
    expires_at: expiresAt,
    expired: isExpired(invitation, now),
    voided: ableToInvite(sender, role) === null,
  };
}

/** A member as the sender of an invitation. */
export function senderOf({ role, ownTeamsOnly, firstName, lastName }: StoredMember): Sender {
  return { role, ownTeamsOnly: ownTeamsOnly === true, name: fullName({ firstName, lastName }) };
}
