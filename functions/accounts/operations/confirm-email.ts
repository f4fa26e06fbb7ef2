import { conflict } from '#core/http/errors.ts';
import { letterLanguage } from '../letter-language.ts';
import { deadLink, parseLinkToken } from '../email-link-token.ts';
import type { AuthOperation } from '../operation.ts';
import { accountsErrors } from '#text/accounts/errors.ts';

/** The address behind the link becomes the one to log in with; the old one is told. */
export const confirmEmail: AuthOperation<'confirmEmail'> = async ({ repos, now, newId }, { body }) => {
  const wanted = { ...(parseLinkToken(body.token) ?? deadLink()), purpose: 'email' } as const;
  const { email } = (await repos.emailLinks.find(wanted, now)) ?? deadLink();
  const user = (await repos.users.find(wanted.userId)) ?? deadLink();
  const [login, memberships, provedAt] = await Promise.all([
    repos.users.findLogin(user.email, { consistent: true }),
    repos.memberProfiles.membershipsOf(user.id),
    repos.verifiedEmails.since(user),
  ]);
  if (login?.userId !== user.id) deadLink();
  const mail = { template: 'email-changed', values: { newEmail: email } } as const;
  const outcome = await repos.accounts.moveLogin(user, login, { ...wanted, email }, memberships, {
    now,
    newId,
    // An address that nobody has shown to be theirs may be a stranger's.
    jobs: provedAt === null ? [] : [{ kind: 'send-mail', to: user.email, language: letterLanguage(user), mail }],
  });
  if (outcome === 'taken') conflict(accountsErrors.addressTaken);
  if (outcome === 'changed') {
    if (!(await repos.emailLinks.find(wanted, now))) deadLink();
    conflict(accountsErrors.accountChangedOpenAgain);
  }
  return { email };
};
