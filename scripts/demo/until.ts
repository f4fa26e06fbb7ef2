import { setTimeout } from 'node:timers/promises';

const LAST_RESORT_MILLISECONDS = 120_000;
const PAUSE_MILLISECONDS = 100;

/** Waits until what is read satisfies, and gives it; throws what `problem` says of it when that takes too long. */
export async function until<T>(
  read: () => Promise<T>,
  satisfies: (found: T) => boolean,
  problem: (found: T) => string,
): Promise<T> {
  for (const end = Date.now() + LAST_RESORT_MILLISECONDS; ; await setTimeout(PAUSE_MILLISECONDS)) {
    const found = await read();
    if (satisfies(found)) return found;
    if (Date.now() > end) throw new Error(problem(found));
  }
}
