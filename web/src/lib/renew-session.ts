import { auth } from '#shared/contract/auth.ts';
import type { Tokens } from '#shared/models/user.ts';
import { ApiError } from './api-error.ts';
import { endSession, readTokens, startSession } from './session.ts';
import { send } from './transport.ts';

const LOCK = 'tonus-session';
let running: Promise<boolean> | null = null;

/**
 * Exchanges the refresh token once, however many calls and tabs ask at the same moment. False when the session
 * is over (ended here, or by the person meanwhile); throws when the server could not be reached or failed: the
 * session lives on.
 */
export function renewSession(staleAccessToken: string): Promise<boolean> {
  running ??= alone(() => renew(staleAccessToken)).finally(() => {
    running = null;
  });
  return running;
}

async function renew(stale: string): Promise<boolean> {
  const tokens = readTokens();
  // Another tab renewed it while this one waited for the lock.
  if (tokens && tokens.access_token !== stale) return true;
  if (!tokens?.refresh_token) return over();
  const sent = tokens.refresh_token;
  const isCurrent = () => readTokens()?.refresh_token === sent;
  let renewed: Tokens;
  try {
    renewed = await send(auth.refresh, { body: { refresh_token: sent } }, null);
  } catch (error) {
    if (error instanceof ApiError && (error.status === 401 || error.status === 422)) return isCurrent() && over();
    throw error;
  }
  if (isCurrent()) {
    startSession(renewed);
    return true;
  }
  // The person left, or somebody else came, while the reply was on its way: it must not log anybody in again.
  void send(auth.logout, { body: { refresh_token: renewed.refresh_token } }, null).catch(() => undefined);
  return false;
}

function over(): false {
  endSession('expired');
  return false;
}

/** One tab at a time, where the browser can: a refresh token works once, the second use would end the session. */
function alone<T>(work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request(LOCK, work) : work();
}
