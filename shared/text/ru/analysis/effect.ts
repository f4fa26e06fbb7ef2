const HAVE: readonly string[] = ['нет ни одного', 'есть один', 'есть два', 'есть три', 'есть четыре', 'есть пять'];
const SIX = 'рано судить: нужно шесть';

/** Why nothing can be seen yet of what a step has changed. */
export const effectText = {
  comparedAfter: (day: string) => `рано судить: сравним после ${day.split('-').toReversed().join('.')}`,
  tooFew: {
    measurements: (have: number) => `${SIX} замеров до начала, ${HAVE[have]}`,
    quarters: (have: number) => `${SIX} кварталов до начала, ${HAVE[have]}`,
    runs: (have: number) => `${SIX} запусков до начала, ${HAVE[have]}`,
  },
} as const;
