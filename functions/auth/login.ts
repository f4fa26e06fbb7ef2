import { unauthorized } from '#core/errors.ts';
import type { Operation } from '#core/operation.ts';
import { verifyPassword } from '#core/passwords.ts';
import { countAttempt, demandUnderLimit } from '#core/throttle.ts';
import type { auth } from '#shared/contract/auth.ts';
import { startSession } from './start-session.ts';
import { THROTTLES } from './throttling.ts';

/** An unknown address and a wrong password are one case: same calls, same work, same words. */
export const login: Operation<typeof auth.login> = async (context, { body: { email, password } }) => {
  // First: a machine that is shut out must not use up the attempts of the account's owner.
  await demandUnderLimit(THROTTLES.failedLoginsOfAddress, context.sourceAddress, context);
  const [known] = await Promise.all([
    context.repos.users.findLogin(email),
    countAttempt(THROTTLES.loginsOfAccount, email, context),
  ]);
  const isRight = await verifyPassword(password, known?.passwordHash ?? null);
  const tokens = isRight && known ? await startSession(email, known, context) : null;
  if (!tokens) {
    await countAttempt(THROTTLES.failedLoginsOfAddress, context.sourceAddress, context);
    unauthorized('Неверный email или пароль');
  }
  return tokens;
};
