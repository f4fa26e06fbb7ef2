import type { PollFigures } from '#shared/models/poll-list.ts';
import { signed } from '#shared/rules/signed.ts';
import { listText } from '#text/asking/list.ts';

const text = listText.outcome;

/**
 * How the newest run of a poll differs from the one before, with the bounds of the difference where it is more than
 * chance: those for everybody who was asked where many kept silent, as there is room for one interval. Of the difference
 * alone, and never of a rise or a fall by itself, is said that it may be chance: the trend of all runs, which is not told
 * here, may be more than that.
 */
export function changeWords({ value, low, high, random, silent }: NonNullable<PollFigures['change']>): string {
  if (Math.round(value) === 0) return text.same;
  if (random) return text.random;
  const moved = value > 0 ? text.rise : text.fall;
  const bounds = silent ?? { low, high };
  return text.moved(moved, [signed(bounds.low), signed(bounds.high)], silent !== null);
}
