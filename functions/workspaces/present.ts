import { isExpired, type Invitation as StoredInvitation } from '#data/invitations.ts';
import type { Member as StoredMember } from '#data/members.ts';
import type { Invitation } from '#shared/models/invitation.ts';
import type { Member } from '#shared/models/workspace.ts';

/** A member as the API shows them. */
export function presentMember({ userId, role, firstName, lastName, email }: StoredMember): Member {
  return {
    id: userId,
    role,
    user: {
      id: userId,
      first_name: firstName,
      last_name: lastName,
      full_name: `${firstName} ${lastName}`.trim(),
      email,
    },
  };
}

/** An invitation as those who invite see it: without what opens it. */
export function presentInvitation(invitation: StoredInvitation, now: Date): Invitation {
  const { id, email, role, sentAt, expiresAt } = invitation;
  return { id, email, role, sent_at: sentAt, expires_at: expiresAt, expired: isExpired(invitation, now) };
}
