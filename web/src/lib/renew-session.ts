import { auth } from '#shared/contract/auth.ts';
import { ApiError } from './api-error.ts';
import { endSession, readTokens, startSession } from './session.ts';
import { send } from './transport.ts';

const LOCK = 'tonus-session';
let running: Promise<boolean> | null = null;

/**
 * Exchanges the refresh token once, however many calls and tabs ask at the same moment. False when the session
 * is over (then it is ended here); throws when the server could not be reached or failed: the session lives on.
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
  try {
    startSession(await send(auth.refresh, { body: { refresh_token: tokens.refresh_token } }, null));
    return true;
  } catch (error) {
    if (error instanceof ApiError && (error.status === 401 || error.status === 422)) return over();
    throw error;
  }
}

function over(): false {
  endSession('expired');
  return false;
}

/** One tab at a time, where the browser can: a refresh token works once, the second use would end the session. */
function alone<T>(work: () => Promise<T>): Promise<T> {
  return 'locks' in navigator ? navigator.locks.request(LOCK, work) : work();
}
