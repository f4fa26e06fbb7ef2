import { DAY_MS } from '#shared/rules/durations.ts';
import { keys, type Slot, slot } from './storage-slot.ts';

/** Nobody remembers what older work was about, and meanwhile a device may have changed hands. */
const KEPT_MILLISECONDS = 30 * DAY_MS;

/** What this device keeps of people who answer or write polls, each with the moment it was touched last in `at`. */
const DATED = /^tonus:(draft|session|poll-draft|survey-draft):/;

/** Whether something touched last at a moment is kept no longer; what has no readable moment is not. */
export function isOutdated(at: unknown, now: Date): boolean {
  return !(now.getTime() - Date.parse(String(at)) <= KEPT_MILLISECONDS);
}

/** Keeps something with the moment it was touched. */
export function keepDated(kept: Slot, content: object): void {
  kept.write(JSON.stringify({ ...content, at: new Date() }));
}

/** What a slot keeps; empty when that cannot be read. */
export function readDated(kept: Slot): Readonly<Record<string, unknown>> {
  try {
    return { ...JSON.parse(kept.read() ?? '{}') };
  } catch {
    return {};
  }
}

/** Forgets what was touched too long ago; for the moment a page opens. */
export function removeOutdated(now: Date): void {
  for (const key of keys('localStorage').filter((name) => DATED.test(name))) {
    const kept = slot('localStorage', key);
    if (isOutdated(readDated(kept).at, now)) kept.clear();
  }
}
