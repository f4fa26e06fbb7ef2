import { conflict } from '#core/http/errors.ts';
import { countAttempt } from '#core/throttle.ts';
import { proofLetter } from '../proof-letter.ts';
import { countLetter, THROTTLES } from '../throttling.ts';
import type { AuthOperation } from '../operation.ts';
import { accountsErrors } from '#text/accounts/errors.ts';

/** A letter to the account's own address: whoever opens its link with this account reads the mail there. */
export const requestEmailVerification: AuthOperation<'requestEmailVerification'> = async (context) => {
  const { repos, user, now, newId } = context;
  if ((await repos.verifiedEmails.since(user)) !== null) conflict(accountsErrors.alreadyVerified);
  // The account first, as with a change of the address.
  await countAttempt(THROTTLES.verificationsOfAccount, user.id, context);
  await countLetter('verification', user.email, context);
  const { link, posting } = proofLetter(user, context);
  await repos.accounts.offerLink(link, { now, newId, jobs: [posting.job] });
};
