import type { numberAnswerText as Russian } from '../../ru/question-kinds/number.ts';
import type { Catalogue } from '../../catalogue.ts';

export const numberAnswerText: Catalogue<typeof Russian> = {
  between: (min, max) => `${min} – ${max} аралыгында`,
  none: 'азырынча жооп жок',
};
