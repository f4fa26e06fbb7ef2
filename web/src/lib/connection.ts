import { useSyncExternalStore } from 'react';
import { ApiError, NetworkError } from './api-error.ts';
import { watchReads } from './transport.ts';

/** How the connection is, as far as this page has noticed: replies come, are slow to come, or do not come at all. */
export type Connection = 'good' | 'slow' | 'lost';

/** After so long without a reply a page says that it is still waiting. */
export const SLOW_MILLISECONDS = 5000;
/** So long is waited for a sign of life. */
const SIGN_MILLISECONDS = 6000;
const FIRST_PAUSE_MILLISECONDS = 3000;
const LONGEST_PAUSE_MILLISECONDS = 30_000;
/** Answers as long as the API does, asks nobody who they are and keeps nothing. */
const SIGN_OF_LIFE = '/health';

let lost = false;
let slow = 0;
let looks = 0;
let looking: Promise<void> | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();
const returnListeners = new Set<() => void>();

/** Begins to watch: what is read, and what the browser itself says. */
export function watchConnection(): void {
  watchReads(noteRead);
  window.addEventListener('online', () => void look());
  window.addEventListener('offline', () => setLost(true));
}

/** How the connection is now, for whoever does not wait for its change. */
export function connectionNow(): Connection {
  if (lost) return 'lost';
  return slow > 0 ? 'slow' : 'good';
}

/** How the connection is, drawn anew when that changes. */
export function useConnection(): Connection {
  return useSyncExternalStore(subscribe, connectionNow, connectionNow);
}

/** Calls back when the connection is there again: what is shown may be out of date. */
export function watchReturn(listener: () => void): () => void {
  returnListeners.add(listener);
  return () => void returnListeners.delete(listener);
}

/** Asks for a sign of life; one question at a time however many want to know. */
export function look(): Promise<void> {
  looking ??= ask().finally(() => {
    looking = null;
  });
  return looking;
}

function noteRead(reply: Promise<unknown>): void {
  noteWaiting(reply);
  reply.then(noteReply, (error: unknown) => {
    // A refusal is an answer; what never came may be the fault of this one call.
    if (error instanceof ApiError) noteReply();
    if (error instanceof NetworkError) void look();
  });
}

/** One that was on its way when the browser lost its connection is no sign of another. */
function noteReply(): void {
  if (navigator.onLine !== false) setLost(false);
}

/** The connection is slow while anything that is waited for takes too long. */
function noteWaiting(arriving: Promise<unknown>): void {
  let late = false;
  const clock = setTimeout(() => {
    late = true;
    slow++;
    tell();
  }, SLOW_MILLISECONDS);
  const arrived = () => {
    clearTimeout(clock);
    if (!late) return;
    slow--;
    tell();
  };
  arriving.then(arrived, arrived);
}

/**
 * Code of the app that is loaded when it is needed. A browser remembers of a module that it did not arrive and asks for
 * it never again: without a connection it is not asked for until there is one.
 */
export function whenConnected<Module>(load: () => Promise<Module>): () => Promise<Module> {
  return async () => {
    for (;;) {
      if (navigator.onLine === false) setLost(true);
      if (lost) await comingBack();
      try {
        const arriving = load();
        noteWaiting(arriving);
        return await arriving;
      } catch (error) {
        await look();
        if (!lost) throw error;
      }
    }
  };
}

function comingBack(): Promise<void> {
  return new Promise((resolve) => {
    const stop = watchReturn(() => {
      stop();
      resolve();
    });
  });
}

async function ask(): Promise<void> {
  clearTimeout(timer);
  try {
    if (!navigator.onLine) throw new TypeError('The browser is offline');
    await fetch(SIGN_OF_LIFE, { cache: 'no-store', signal: AbortSignal.timeout(SIGN_MILLISECONDS) });
    setLost(false);
  } catch {
    setLost(true);
    timer = setTimeout(() => void look(), Math.min(LONGEST_PAUSE_MILLISECONDS, FIRST_PAUSE_MILLISECONDS * 2 ** looks));
    looks++;
  }
}

function setLost(now: boolean): void {
  if (!now) {
    looks = 0;
    clearTimeout(timer);
  }
  if (lost === now) return;
  lost = now;
  tell();
  // The browser may forget to say that it is online again.
  if (lost) void look();
  else for (const listener of returnListeners) listener();
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

function tell(): void {
  for (const listener of listeners) listener();
}
