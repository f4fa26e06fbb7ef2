import { asksAgain, dueConsent } from '#shared/rules/consent.ts';
import type { createUsers } from './repositories/users.ts';

/**
 * Until which day the tokens of an account may be used without a consent that is asked for anew. The account is read
 * while there is such a text alone: logging in and renewing tokens cost as much as ever otherwise.
 */
export async function consentBy(
  userId: string,
  users: Pick<ReturnType<typeof createUsers>, 'find'>,
  now: Date,
): Promise<string | undefined> {
  if (!asksAgain()) return undefined;
  const user = await users.find(userId);
  return dueConsent(user?.consentVersion ?? null, now)?.agreedBy;
}
