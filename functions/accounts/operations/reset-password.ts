import { hashPassword } from '../passwords.ts';
import { requireUncommon } from '../common-passwords.ts';
import { issueDeviceToken } from '../device-token.ts';
import { deadLink, parseLinkToken } from '../email-link-token.ts';
import { passwordJobs } from '../password-jobs.ts';
import type { AuthOperation } from '../operation.ts';

/**
 * A new password for whoever holds the link; nobody stays logged in. The device they hold it on is known from now on, so
 * that whoever floods the account cannot keep them from logging in. Nothing is hashed for a link that is none.
 */
export const resetPassword: AuthOperation<'resetPassword'> = async (context, { body }) => {
  const { repos, now, newId } = context;
  requireUncommon(body.password, 'password');
  const link = { ...(parseLinkToken(body.token) ?? deadLink()), purpose: 'password' } as const;
  if (!(await repos.emailLinks.find(link, now))) deadLink();
  const user = (await repos.users.find(link.userId)) ?? deadLink();
  const login = await repos.users.findLogin(user.email, { consistent: true });
  if (login?.userId !== user.id) deadLink();
  const passwordVersion = login.passwordVersion + 1;
  const changed = await repos.accounts.changePassword(
    { user, login, passwordHash: await hashPassword(body.password), passwordVersion, link },
    { now, newId, jobs: passwordJobs(user, passwordVersion, null, context) },
  );
  if (!changed) deadLink();
  await repos.sessions.endBefore(passwordVersion, user.id, null);
  return { device_token: await issueDeviceToken({ userId: user.id, passwordVersion }, context) };
};
