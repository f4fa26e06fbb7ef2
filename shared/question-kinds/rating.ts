import { SCORE_MAX } from '../rules/enps.ts';
import { numbersOf, readScaleAnswer } from '../rules/scales.ts';
import type { Kind } from './kind.ts';
import { mistakesText } from '#text/rules/question-kinds/mistakes.ts';
import { outOfScale } from './parts/out-of-scale.ts';

/** The counters of any scale go by its numbers themselves. */
const COUNTERS = SCORE_MAX + 1;

/** A question that is answered by a whole number of a scale, which is stored as it is. */
export const rating = {
  seconds: 8,
  scale: '1-5',
  hasDirection: true,
  optionsOf: () => [],
  optionsMistake: () => null,

  field: 'answer_rating',
  wrongField: () => mistakesText.wrongField.rating,
  read: ({ answer_rating: number }, { scale }) => {
    const answer = String(number);
    return readScaleAnswer(answer, scale!) === null ? { mistake: outOfScale(scale!) } : { answer };
  },
  said: (answer) => ({ answer_rating: Number(answer) }),
  inWords: (answer) => answer,

  fits: (condition, { scale }) => {
    const numbers = numbersOf(scale);
    if ('options' in condition || condition.from > condition.to) return false;
    return numbers.includes(condition.from) && numbers.includes(condition.to);
  },

  counting: {
    counters: () => COUNTERS,
    raised: (answer) => {
      const number = readScaleAnswer(answer, '0-10');
      return number === null ? [] : [number];
    },
    rows: ({ scale }) => {
      const numbers = numbersOf(scale);
      return [{ counters: numbers, labels: () => numbers.map(String), numbers }];
    },
  },
  isEnps: ({ scale }) => scale === '0-10',
  example: ({ scale }, lean) => {
    const numbers = numbersOf(scale);
    return String(numbers[Math.floor(numbers.length * lean)]);
  },
} satisfies Kind;
