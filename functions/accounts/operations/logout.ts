import { hashRefreshSecret, parseRefreshToken } from '#core/tokens.ts';
import type { AuthOperation } from '../operation.ts';

/** Ends the session of whoever holds its refresh token; a token that is not one ends nothing and says nothing. */
export const logout: AuthOperation<'logout'> = async ({ repos }, { body }) => {
  const token = parseRefreshToken(body.refresh_token);
  if (token) await repos.sessions.endWith(token.userId, token.sessionId, hashRefreshSecret(token.secret));
};
