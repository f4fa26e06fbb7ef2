import type { Tokens } from '#shared/models/user.ts';
import { ACCESS_TOKEN_SECONDS } from '#shared/rules/access-token.ts';
import { safeStorage } from './safe-storage.ts';

const ACCESS_KEY = 'access_token';
const REFRESH_KEY = 'refresh_token';
/** By the clock of this device, which may be wrong: until when the access token is good that came then. */
const UNTIL_KEY = 'access_token_until';
/** A request takes a moment to arrive. */
const ON_THE_WAY_MS = 10_000;

/**
 * Why the last session of this page ended: the person left, the server no longer accepted the tokens, or it could not
 * be asked who this is.
 */
export type SessionEnd = 'left' | 'expired' | 'unconfirmed';

type Listener = () => void;
let lastEnd: SessionEnd | null = null;
const listeners = new Set<Listener>();

/** The tokens of this browser's session, read anew each time: another tab may have changed them. */
export function readTokens(): Tokens | null {
  const access = safeStorage.read(ACCESS_KEY);
  return access ? { access_token: access, refresh_token: safeStorage.read(REFRESH_KEY) ?? '' } : null;
}

/** Whether the access token is known to be refused by now: false where it is not known when it came. */
export function isAccessTokenOver(): boolean {
  const until = safeStorage.read(UNTIL_KEY);
  return until !== null && Date.now() >= Number(until);
}

/** Whether somebody is logged in, as far as this browser knows. */
export function hasSession(): boolean {
  return readTokens() !== null;
}

/** Keeps the tokens of whoever has logged in. */
export function startSession(tokens: Tokens): void {
  lastEnd = 'left';
  safeStorage.write(UNTIL_KEY, String(Date.now() + ACCESS_TOKEN_SECONDS * 1000 - ON_THE_WAY_MS));
  safeStorage.write(REFRESH_KEY, tokens.refresh_token);
  safeStorage.write(ACCESS_KEY, tokens.access_token);
  tell();
}

/** Forgets both tokens; whoever watches the session leaves the guarded pages. */
export function endSession(reason: SessionEnd = 'left'): void {
  lastEnd = reason;
  safeStorage.remove(ACCESS_KEY);
  safeStorage.remove(REFRESH_KEY);
  safeStorage.remove(UNTIL_KEY);
  tell();
}

/** Null when this page has not seen a session yet. */
export function sessionEnd(): SessionEnd | null {
  return lastEnd;
}

/** Calls back when the session starts, ends or its tokens change, here or in another tab. */
export function watchSession(listener: Listener): () => void {
  listeners.add(listener);
  if (listeners.size === 1) window.addEventListener('storage', onStorage);
  return () => {
    listeners.delete(listener);
    if (listeners.size === 0) window.removeEventListener('storage', onStorage);
  };
}

function onStorage(event: StorageEvent): void {
  // A null key means that the whole storage was cleared.
  if (event.key === ACCESS_KEY || event.key === null) tell();
}

function tell(): void {
  for (const listener of listeners) listener();
}
