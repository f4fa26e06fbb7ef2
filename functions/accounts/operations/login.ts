import { tooManyRequests, unauthorized } from '#core/http/errors.ts';
import { verifyPassword } from '../passwords.ts';
import { countAttempt, secondsToWait } from '#core/throttle.ts';
import { knownDevice } from '../device-token.ts';
import { enter } from '../start-session.ts';
import { THROTTLES } from '../throttling.ts';
import type { AuthOperation } from '../operation.ts';
import { accountsErrors } from '#text/accounts/errors.ts';

/**
 * An unknown address and a wrong password are one case: same calls, same work, same words. A device that has logged in
 * before has attempts of its own; all others share those of their machine and of the account, the machine's first: one
 * that is shut out must not use up the account's.
 */
export const login: AuthOperation<'login'> = async (context, { body: { email, password, device_token } }) => {
  const [known, wait] = await Promise.all([
    context.repos.users.findLogin(email),
    secondsToWait(THROTTLES.failedLoginsOfAddress, context.sourceAddress, context),
  ]);
  const device = await knownDevice(device_token, known, context);
  if (device !== null) await countAttempt(THROTTLES.loginsOfDevice, device, context);
  else if (wait !== null) tooManyRequests(wait);
  else await countAttempt(THROTTLES.loginsOfAccount, email, context, { from: context.sourceAddress });

  const isRight = await verifyPassword(password, known?.passwordHash ?? null);
  const tokens = isRight && known ? await enter(email, known, context) : null;
  if (!tokens) {
    if (device === null) await countAttempt(THROTTLES.failedLoginsOfAddress, context.sourceAddress, context);
    unauthorized(accountsErrors.wrongLogin);
  }
  return tokens;
};
