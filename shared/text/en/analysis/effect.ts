import type { Catalogue } from '../../catalogue.ts';
import type { effectText as Russian } from '../../ru/analysis/effect.ts';
import { dayName } from '../dates.ts';

const HAVE: readonly string[] = [
  'there is none',
  'there is one',
  ...['two', 'three', 'four', 'five'].map((count) => `there are ${count}`),
];
const SIX = 'too early to tell: six';

/** Why nothing can be seen yet of what a step has changed. */
export const effectText: Catalogue<typeof Russian> = {
  comparedAfter: (day) => `too early to tell: we will compare after ${dayName(day)} ${day.slice(0, 4)}`,
  tooFew: {
    measurements: (have) => `${SIX} measurements before the start are needed, ${HAVE[have]}`,
    quarters: (have) => `${SIX} quarters before the start are needed, ${HAVE[have]}`,
    runs: (have) => `${SIX} runs before the start are needed, ${HAVE[have]}`,
  },
};
