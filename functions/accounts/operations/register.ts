import { conflict, invalid, tooManyRequests } from '#core/http/errors.ts';
import type { OperationContext } from '#core/http/operation.ts';
import { hashPassword } from '../passwords.ts';
import { countAttempt, secondsToWait } from '#core/throttle.ts';
import type { PromoCode } from '#functions/subscriptions/repositories/promo-codes.ts';
import type { NewUser } from '../repositories/users.ts';
import { requireUncommon } from '../common-passwords.ts';
import { proofLetter } from '../proof-letter.ts';
import { startSession } from '../start-session.ts';
import { letterLimits, THROTTLES } from '../throttling.ts';
import type { AuthOperation } from '../operation.ts';
import { languageNow } from '#shared/text/current.ts';
import { accountsErrors } from '#text/accounts/errors.ts';

/**
 * The password is hashed whether or not the address is free, so that time does not tell. What is refused for its promo
 * code counts nothing else, and what is refused for its machine counts nothing about the address.
 */
export const register: AuthOperation<'register'> = async (context, { body }) => {
  requireUncommon(body.password, 'password');
  const promo = body.referal_code ? await requirePromo(body.referal_code, context) : null;
  await countAttempt(THROTTLES.registrationsOfAddress, context.sourceAddress, context);
  await countAttempt(THROTTLES.registrationsOfAccount, body.email, context, { from: context.sourceAddress });
  const user = {
    id: context.newId(),
    firstName: body.first_name,
    lastName: body.last_name,
    email: body.email,
    language: languageNow(),
    createdAt: context.now.toISOString(),
    referalCode: promo?.code,
    discount: promo?.discount,
    consentVersion: body.consent_version ?? null,
  };
  const created = await create(user, await hashPassword(body.password), context);
  if (!created) conflict(accountsErrors.notRegistered);
  const tokens = await startSession(user.email, { userId: user.id, passwordVersion: 0 }, context);
  return tokens ?? conflict(accountsErrors.registeredButChanged);
};

/**
 * The account, and with it the letter that shows whose its address is: nothing is written or counted of one that is
 * taken, and where the mailbox gets no more of such letters the account begins without. False when it is taken.
 */
async function create(
  user: NewUser,
  passwordHash: string,
  context: OperationContext<'throttles' | 'users'>,
): Promise<boolean> {
  const { users } = context.repos;
  const limits = await letterLimits('verification', user.email, context);
  const outcome = await users.register(user, passwordHash, { ...proofLetter(user, context), limits });
  return (outcome === 'limit' ? await users.register(user, passwordHash) : outcome) === 'registered';
}

/** The account keeps the discount the code gives today, also when the code ends later. */
async function requirePromo(code: string, context: OperationContext<'promoCodes' | 'throttles'>): Promise<PromoCode> {
  const { repos, sourceAddress } = context;
  const [promo, wait] = await Promise.all([
    repos.promoCodes.findActive(code),
    secondsToWait(THROTTLES.wrongPromoCodesOfAddress, sourceAddress, context),
  ]);
  if (wait !== null) tooManyRequests(wait);
  if (promo) return promo;
  await countAttempt(THROTTLES.wrongPromoCodesOfAddress, sourceAddress, context);
  invalid([{ path: 'referal_code', message: accountsErrors.unknownPromo }]);
}
