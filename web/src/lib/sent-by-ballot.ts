import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { RunKind } from '#shared/rules/run-kinds.ts';
import type { Waiting } from '#shared/models/overview.ts';
import { DAY_MS } from '#shared/rules/durations.ts';
import { logFailure } from './log-failure.ts';
import { safeStorage } from './safe-storage.ts';

/*
 * What this device knows of answers that were sent from it by a ballot. The server cannot know whose they are: until the
 * browser has told that somebody needs no reminder, only this device knows that they have answered.
 */

/** That somebody has answered a run from here by a ballot. */
export interface SentByBallot {
  readonly kind: RunKind;
  /** Since when it is known, in milliseconds. */
  readonly at: number;
  /** From when on the server may be told that no reminder is needed, in milliseconds; null once it was. */
  readonly due: number | null;
}

/** By the id of the run. */
export type AllSentByBallot = Readonly<Record<string, SentByBallot>>;

/** The first and the last moment at which the server is told, after the sending: so far apart nothing joins the two. */
const SOONEST_MILLISECONDS = 600_000;
const LATEST_MILLISECONDS = DAY_MS;
/** Longer than a run with a deadline is open. */
const KEPT_MILLISECONDS = 120 * DAY_MS;

const NONE: AllSentByBallot = {};
const listeners = new Set<() => void>();
const keyOf = (userId: string) => `tonus:by-ballot:${userId}`;

/** What is known of one account here. */
export function sentByBallot(userId: string): AllSentByBallot {
  return parsed(safeStorage.read(keyOf(userId)));
}

/** Notes that answers to a run went off by a ballot; the server is told at a moment that is drawn. */
export function noteSentByBallot(userId: string, runId: string, kind: RunKind): void {
  const now = Date.now();
  writeSentByBallot(userId, runId, { kind, at: now, due: drawMoment(now) });
}

/** Some moment between ten minutes and a day from now, each as likely as any other. */
export function drawMoment(now: number): number {
  const [drawn = 0] = crypto.getRandomValues(new Uint32Array(1));
  return now + SOONEST_MILLISECONDS + Math.floor((drawn / 2 ** 32) * (LATEST_MILLISECONDS - SOONEST_MILLISECONDS));
}

/** Keeps what is known of a run. */
export function writeSentByBallot(userId: string, runId: string, note: SentByBallot): void {
  const fresh = Object.entries(sentByBallot(userId)).filter(([, { at }]) => note.at - at < KEPT_MILLISECONDS);
  safeStorage.write(keyOf(userId), JSON.stringify({ ...Object.fromEntries(fresh), [runId]: note }));
  for (const listener of listeners) listener();
}

/** The same for what is drawn, as it changes here or in another tab. */
export function useSentByBallot(userId: string | undefined): AllSentByBallot {
  const kept = useSyncExternalStore(watch, () => (userId === undefined ? null : safeStorage.read(keyOf(userId))));
  return useMemo(() => parsed(kept), [kept]);
}

/** While somebody is here: tells the server of their ballots, each when its moment has come. */
export function useBallotReports(userId: string | undefined): void {
  const all = useSentByBallot(userId);
  useEffect(() => {
    const [next] = Object.entries(all)
      .flatMap(([runId, { due }]) => (due === null ? [] : [{ runId, due }]))
      .toSorted((a, b) => a.due - b.due);
    if (userId === undefined || next === undefined) return undefined;
    const report = () =>
      void import('./ballot-reports.ts')
        .then(({ reportBallot }) => reportBallot(userId, next.runId))
        .catch((error: unknown) => logFailure('Ballots', error));
    const timer = setTimeout(report, Math.max(0, next.due - Date.now()));
    return () => clearTimeout(timer);
  }, [userId, all]);
}

/** What waits, without what was answered from here: that stands among the answered. */
export function withoutSent({ waiting, answered }: Waiting, sent: AllSentByBallot): Waiting {
  const isSent = ({ frame_id: runId }: Waiting['waiting'][number]) => runId in sent;
  return {
    waiting: waiting.filter((one) => !isSent(one)),
    answered: [
      ...waiting.filter(isSent).map(({ kind, id, title }) => ({ kind, id, title, answered_on: null })),
      ...answered,
    ],
  };
}

function parsed(kept: string | null): AllSentByBallot {
  try {
    return (JSON.parse(kept ?? 'null') as AllSentByBallot | null) ?? NONE; // border: what this device has kept
  } catch {
    return NONE;
  }
}

function watch(listener: () => void): () => void {
  listeners.add(listener);
  window.addEventListener('storage', listener);
  return () => {
    listeners.delete(listener);
    window.removeEventListener('storage', listener);
  };
}
