import { auth } from '#shared/contract/auth.ts';
import type { Call, Reply, Route } from '#shared/contract/route.ts';
import { ApiError } from './api-error.ts';
import { actionOf } from './idempotency-key.ts';
import { askProof } from './proof.ts';
import { renewSession } from './renew-session.ts';
import { endSession, isAccessTokenOver, readTokens } from './session.ts';
import { send } from './transport.ts';

/**
 * Calls a route of the contract as the person logged in here. A token that is over is renewed first; a 401 is answered
 * by one silent renewal and one repetition; after that the session ends. Throws ApiError, NetworkError, or Error for an id that is none.
 */
export async function callApi<R extends Route>(route: R, input: Call<R>): Promise<Reply<R>> {
  if (route.auth === 'public') return send(route, input, null);
  const call = () => (route.idempotent ? callOnce(route, input) : callAsUser(route, input));
  try {
    return await call();
  } catch (error) {
    // Asked once, and done again by itself: nothing typed is lost. Whoever would not is told what the server said.
    if (error instanceof ApiError && error.code === 'proof_required') {
      if (await askProof()) return call();
      throw error;
    }
    if (error instanceof ApiError && DENIED.includes(error.status)) {
      for (const listener of denialListeners) listener(route);
    }
    throw error;
  }
}

/** Not allowed, or not there: both may mean that a workspace is gone, or that a role is another one now. */
const DENIED = [403, 404];
type DenialListener = (route: Route) => void;
const denialListeners = new Set<DenialListener>();

/** Calls back when something was not allowed or not found. */
export function watchDenials(listener: DenialListener): () => void {
  denialListeners.add(listener);
  return () => void denialListeners.delete(listener);
}

/**
 * What creates is created once, however often the request is sent: by the renewal of the session, or by the person who
 * presses again because no reply came. While the server is still at the first one, it is asked again for its reply.
 */
async function callOnce<R extends Route>(route: R, input: Call<R>): Promise<Reply<R>> {
  const { key, settle } = actionOf(route, input);
  for (let attempt = 1; ; attempt++) {
    try {
      const reply = await callAsUser(route, input, key);
      settle();
      return reply;
    } catch (error) {
      const code = error instanceof ApiError ? error.code : null;
      if (code === 'reply_lost' || code === 'idempotency_key_reused') settle();
      if (code === 'reply_lost') for (const listener of lostReplyListeners) listener();
      if (code !== 'in_progress' || attempt === ATTEMPTS) throw error;
      const seconds = (error as ApiError).retryAfter ?? RETRY_SECONDS;
      await new Promise((resolve) => setTimeout(resolve, seconds * 1000));
    }
  }
}

/** A request in progress is asked for so often: together with the server's own patience, longer than any takes. */
const ATTEMPTS = 4;
const RETRY_SECONDS = 2;
const lostReplyListeners = new Set<() => void>();

/** Calls back when something was done and its reply is lost for good: what is shown is out of date then. */
export function watchLostReplies(listener: () => void): () => void {
  lostReplyListeners.add(listener);
  return () => void lostReplyListeners.delete(listener);
}

async function callAsUser<R extends Route>(route: R, input: Call<R>, key?: string): Promise<Reply<R>> {
  const stored = readTokens()?.access_token ?? null;
  // What would be refused is not sent: a screen that is come back to would ask everything twice.
  if (stored !== null && isAccessTokenOver()) await renewSession(stored);
  const token = readTokens()?.access_token ?? null;
  try {
    return await send(route, input, token, key);
  } catch (error) {
    if (!isExpired(error)) throw error;
    // A session that has just ended in its renewal keeps the reason of that.
    if (stored === null) endSession('expired');
    if (token === null || !(await renewSession(token))) throw error;
  }
  try {
    return await send(route, input, readTokens()?.access_token ?? null, key);
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
