import { DAY_MS } from '#shared/rules/durations.ts';
import { readDated } from '../retention.ts';
import { keys, slot } from '../storage-slot.ts';

/** How the names of what this device keeps of ballots begin. */
export const BALLOTS = 'tonus:ballot:';

/** Longer than drafts: a ballot is wanted once more when its run is over. */
const KEPT_MILLISECONDS = 120 * DAY_MS;

/** Forgets ballots that were touched too long ago; for the moment the app opens. Pages of respondents know of none. */
export function removeOldBallots(now: Date): void {
  for (const key of keys('localStorage').filter((name) => name.startsWith(BALLOTS))) {
    const kept = slot('localStorage', key);
    const age = now.getTime() - Date.parse(String(readDated(kept).at));
    // What has no readable moment is kept no longer.
    if (!(age <= KEPT_MILLISECONDS)) kept.clear();
  }
}
