import type { PollFigures } from '#shared/models/poll-list.ts';
import { listText } from '../text.ts';

const text = listText.outcome;

/**
 * How the newest run of a poll differs from the one before. Of the difference alone, and never of a rise or a fall by
 * itself, is said that it may be chance: the trend of all runs, which is not read here, may be more than that.
 */
export function changeWords({ value, random }: NonNullable<PollFigures['change']>): string {
  if (Math.round(value) === 0) return text.same;
  if (random) return text.random;
  return value > 0 ? text.rise : text.fall;
}
