import type { User as Account } from './repositories/users.ts';
import type { User } from '#shared/models/user.ts';
import { dueConsent } from '#shared/rules/consent.ts';

/** The account in the words of the API. */
export function presentUser(user: Account, now: Date): User {
  const pending = pendingEmail(user, now);
  const due = dueConsent(user.consentVersion, now);
  return {
    id: user.id,
    first_name: user.firstName,
    last_name: user.lastName,
    email: user.email,
    ...(user.language === null ? {} : { language: user.language }),
    ...(pending === null ? {} : { pending_email: pending }),
    ...(due === null ? {} : { consent_due: { version: due.version, agreed_by: due.agreedBy, overdue: due.overdue } }),
  };
}

/** The address that waits for its confirmation, as long as the link mailed to it lives. */
export function pendingEmail({ pendingEmail: email, pendingEmailUntil: until }: Account, now: Date): string | null {
  return email !== null && until !== null && Date.parse(until) > now.getTime() ? email : null;
}
