import { auth } from '#shared/contract/auth.ts';
import type { Call, Reply, Route } from '#shared/contract/route.ts';
import { ApiError } from './api-error.ts';
import { renewSession } from './renew-session.ts';
import { endSession, readTokens } from './session.ts';
import { send } from './transport.ts';

/**
 * Calls a route of the contract as the person logged in here. A 401 is answered by one silent renewal and
 * one repetition; after that the session ends. Throws ApiError, NetworkError, or Error for an id that is none.
 */
export async function callApi<R extends Route>(route: R, input: Call<R>): Promise<Reply<R>> {
  if (route.auth === 'public') return send(route, input, null);
  const token = readTokens()?.access_token ?? null;
  try {
    return await send(route, input, token);
  } catch (error) {
    if (!isExpired(error)) throw error;
    if (token === null) endSession('expired');
    if (token === null || !(await renewSession(token))) throw error;
  }
  try {
    return await send(route, input, readTokens()?.access_token ?? null);
  } catch (error) {
    if (isExpired(error)) endSession('expired');
    throw error;
  }
}

/** Leaves on this device at once; the server is told in passing, an unreachable one changes nothing. */
export function logout(): void {
  const refreshToken = readTokens()?.refresh_token;
  endSession();
  if (refreshToken) void send(auth.logout, { body: { refresh_token: refreshToken } }, null).catch(() => undefined);
}

function isExpired(error: unknown): boolean {
  return error instanceof ApiError && error.status === 401;
}
