import { conflict } from '#core/http/errors.ts';
import { countAttempt } from '#core/rules/throttle.ts';
import { newLinkToken } from './email-link-token.ts';
import { countLetter, THROTTLES } from './throttling.ts';
import type { AuthOperation } from './operation.ts';

const VERIFICATION_MILLISECONDS = 24 * 60 * 60 * 1000;

/** A letter to the account's own address: whoever opens its link with this account reads the mail there. */
export const requestEmailVerification: AuthOperation<'requestEmailVerification'> = async (context) => {
  const { repos, user, now, newId } = context;
  if ((await repos.verifiedEmails.since(user)) !== null) conflict('Адрес уже подтверждён. Обновите страницу');
  // The account first, as with a change of the address.
  await countAttempt(THROTTLES.verificationsOfAccount, user.id, context);
  await countLetter('verification', user.email, context);
  const { token, hash } = newLinkToken(user.id);
  const expiresAt = new Date(now.getTime() + VERIFICATION_MILLISECONDS);
  const values = { token, expiresAt: expiresAt.toISOString() };
  await repos.accounts.offerLink(
    { userId: user.id, purpose: 'verification', hash, email: user.email, expiresAt },
    { now, newId, jobs: [{ kind: 'send-mail', to: user.email, mail: { template: 'email-verification', values } }] },
  );
};
