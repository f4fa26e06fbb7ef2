import { conflict, invalid } from '#core/http/errors.ts';
import { hashPassword, verifyPassword } from '../passwords.ts';
import { countAttempt } from '#core/throttle.ts';
import { requireUncommon } from '../common-passwords.ts';
import { issueDeviceToken } from '../device-token.ts';
import { passwordJobs } from '../password-jobs.ts';
import { THROTTLES } from '../throttling.ts';
import type { AuthOperation } from '../operation.ts';
import { accountsErrors } from '#text/accounts/errors.ts';

/** Whoever sits at an open account must also know its password to change it. All other devices are logged out and known no more. */
export const changePassword: AuthOperation<'changePassword'> = async (context, { body }) => {
  const { user, actor, repos, now, newId } = context;
  requireUncommon(body.new_password, 'new_password');
  const [login] = await Promise.all([
    repos.users.findLogin(user.email),
    countAttempt(THROTTLES.passwordChecksOfAccount, user.id, context),
  ]);
  const known = login?.userId === user.id ? login : null;
  if (!(await verifyPassword(body.current_password, known?.passwordHash ?? null)) || known === null) {
    invalid([{ path: 'current_password', message: accountsErrors.wrongCurrentPassword }]);
  }
  if (body.new_password === body.current_password) {
    invalid([{ path: 'new_password', message: accountsErrors.samePassword }]);
  }
  const passwordVersion = known.passwordVersion + 1;
  const changed = await repos.accounts.changePassword(
    { user, login: known, passwordHash: await hashPassword(body.new_password), passwordVersion },
    { now, newId, jobs: passwordJobs(user, passwordVersion, actor.sessionId, context) },
  );
  if (!changed) conflict(accountsErrors.accountChanged);
  await repos.sessions.endBefore(passwordVersion, user.id, actor.sessionId);
  return { device_token: await issueDeviceToken({ userId: user.id, passwordVersion }, context) };
};
