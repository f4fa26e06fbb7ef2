import { forbidden } from '#core/http/errors.ts';
import { deadLink, parseLinkToken } from '../email-link-token.ts';
import type { AuthOperation } from '../operation.ts';
import { accountsErrors } from '#text/accounts/errors.ts';

/**
 * The address is the account's own: who opens the link reads its mail, and is logged in with the account. One of the
 * two proves nothing: somebody else may have made an account with the address and let its owner click.
 */
export const verifyEmail: AuthOperation<'verifyEmail'> = async ({ repos, user, now }, { body }) => {
  const link = { ...(parseLinkToken(body.token) ?? deadLink()), purpose: 'verification' } as const;
  if (link.userId !== user.id) {
    forbidden(accountsErrors.linkOfAnother);
  }
  if ((await repos.verifiedEmails.since(user)) !== null) return;
  const found = (await repos.emailLinks.find(link, now)) ?? deadLink();
  if (found.email !== user.email || !(await repos.accounts.verifyEmail(user, link, now))) deadLink();
};
