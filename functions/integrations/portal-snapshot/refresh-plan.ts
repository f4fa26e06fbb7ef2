import { MINUTE_MS } from '#shared/rules/durations.ts';

/** With the five minutes between two looks at what is due, a change is here after a quarter of an hour. */
const PAUSE_MILLISECONDS = 10 * MINUTE_MS;
/** A portal that does not answer is left alone for twice as long each time, up to this. */
const LONGEST_PAUSE_MILLISECONDS = 4 * 60 * MINUTE_MS;

/** When changes of a portal are asked for next, after so many times in a row that it did not answer. */
export function nextRefresh(now: Date, failures = 0): string {
  const pause = Math.min(PAUSE_MILLISECONDS * 2 ** failures, LONGEST_PAUSE_MILLISECONDS);
  return new Date(now.getTime() + pause).toISOString();
}
