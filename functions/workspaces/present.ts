import { isExpired, type Invitation as StoredInvitation } from '#data/invitations.ts';
import type { Member as StoredMember } from '#data/member.ts';
import type { Invitation } from '#shared/models/invitation.ts';
import type { Role } from '#shared/rules/roles.ts';
import type { Member } from '#shared/models/workspace.ts';
import { can, mayInvite } from '#shared/rules/permissions.ts';

/** Whether somebody may see and change the money of the workspace. */
export function hasFinanceAccess(member: Pick<StoredMember, 'userId' | 'role' | 'financeAccess'>): boolean {
  return can(member, 'finance.read', member);
}

/** A member as the API shows them to a viewer; `offeredUntil` is for the owner's eyes alone. */
export function presentMember(
  member: StoredMember,
  viewer: Pick<StoredMember, 'userId' | 'role'>,
  offeredUntil?: string,
): Member {
  const { userId, role, team, hiredOn, firstName, lastName, email } = member;
  return {
    id: userId,
    role,
    team,
    ...(viewer.userId === userId || can(viewer, 'members.set_hired_on') ? { hired_on: hiredOn } : {}),
    ...(can(viewer, 'members.give_finance_access') ? { finance_access: hasFinanceAccess(member) } : {}),
    user: {
      id: userId,
      first_name: firstName,
      last_name: lastName,
      full_name: `${firstName} ${lastName}`.trim(),
      email,
    },
    ...(offeredUntil ? { ownership_offered_until: offeredUntil } : {}),
  };
}

/** An invitation as those who invite see it: without what opens it. `senderRole` is that of now, if they have one. */
export function presentInvitation(invitation: StoredInvitation, senderRole: Role | undefined, now: Date): Invitation {
  const { id, email, role, sentAt, expiresAt } = invitation;
  const voided = senderRole === undefined || !mayInvite(senderRole, role);
  return { id, email, role, sent_at: sentAt, expires_at: expiresAt, expired: isExpired(invitation, now), voided };
}
