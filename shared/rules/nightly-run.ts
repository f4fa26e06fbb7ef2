import { moscowDay, weekdayOf } from './working-days.ts';
import { DAY_MS, HOUR_MS } from './durations.ts';

const MONDAY = 1;
/** 3:00 in Moscow is 0:00 UTC, summer and winter. */
const DIGEST_OFFSET_MILLISECONDS = 6 * HOUR_MS;

/** The next moment after `now` in the hour after 3:00 in Moscow that lies so many milliseconds after its beginning. */
export function nextNightlyRun(offset: number, now: Date): Date {
  const today = Math.floor(now.getTime() / DAY_MS) * DAY_MS + (offset % HOUR_MS);
  return new Date(today > now.getTime() ? today : today + DAY_MS);
}

/** When the digest of the week is due after a night: on Mondays at the same minute of the hour after 9:00 in Moscow. */
export function digestAfter(night: Date): Date | null {
  return weekdayOf(moscowDay(night)) === MONDAY ? new Date(night.getTime() + DIGEST_OFFSET_MILLISECONDS) : null;
}

/** When the digest of the week is due whose night is this one or the next that has one. */
export function nextDigest(night: Date): Date {
  let next = night;
  for (;;) {
    const due = digestAfter(next);
    if (due !== null) return due;
    next = new Date(next.getTime() + DAY_MS);
  }
}
