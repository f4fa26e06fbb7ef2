import type { OperationContext } from '#core/http/operation.ts';
import type { User } from '#functions/accounts/repositories/users.ts';
import type { UnprovedAddress } from '#shared/models/invitation.ts';

/** What is still to be done to show that the address of an account is its own; null when that has been shown. */
export async function proofOf(
  user: Pick<User, 'id' | 'email'>,
  { repos, now }: OperationContext<'emailLinks' | 'verifiedEmails'>,
): Promise<UnprovedAddress | null> {
  if ((await repos.verifiedEmails.since(user)) !== null) return null;
  const link = { userId: user.id, purpose: 'verification', email: user.email } as const;
  return { letter_sent_at: await repos.emailLinks.sentAt(link, now) };
}
