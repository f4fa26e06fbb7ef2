import type { numberAnswerText as RussianAnswer, numberText as Russian } from '../../ru/question-kinds/number.ts';
import type { Catalogue } from '../../catalogue.ts';
import { formatNumber } from '../format.ts';

/** Words of whole numbers, for those who ask. */
export const numberText: Catalogue<typeof Russian> = {
  name: 'Number',
  called: (min, max) => `Number from ${min} to ${max}`,
  from: 'Lowest number',
  to: 'Highest number',
  unit: 'Unit',
  unitExample: 'h, roubles',
  of: (field, position) => `${field}, question ${position}`,
  mean: (said) => `Average ${said}`,
  meanAbout: (said) => `Average – about ${said}`,
  noMean: 'The numbers given differ',
  about: (step) =>
    `Numbers are counted ${formatNumber(step)} at a time, and the average is worked out from the middles, so it is approximate.`,
};

/** The same, for those who answer. */
export const numberAnswerText: Catalogue<typeof RussianAnswer> = {
  between: (min, max) => `From ${min} to ${max}`,
  none: 'no answer yet',
};
