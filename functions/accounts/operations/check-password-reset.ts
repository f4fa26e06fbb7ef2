import { deadLink, parseLinkToken } from '../email-link-token.ts';
import type { AuthOperation } from '../operation.ts';

/** Says before a new password is thought of whether the link opens anything; 422 as the reset itself answers. */
export const checkPasswordReset: AuthOperation<'checkPasswordReset'> = async ({ repos, now }, { body }) => {
  const link = { ...(parseLinkToken(body.token) ?? deadLink()), purpose: 'password' } as const;
  if (!(await repos.emailLinks.find(link, now))) deadLink();
};
