import type { Operation } from '#core/http/operation.ts';
import { hashRefreshSecret, parseRefreshToken } from '#core/rules/tokens.ts';
import type { auth } from '#shared/contract/auth.ts';

/** Ends the session of whoever holds its refresh token; a token that is not one ends nothing and says nothing. */
export const logout: Operation<typeof auth.logout> = async ({ repos }, { body }) => {
  const token = parseRefreshToken(body.refresh_token);
  if (token) await repos.sessions.endWith(token.userId, token.sessionId, hashRefreshSecret(token.secret));
};
