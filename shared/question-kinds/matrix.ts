import { SCORE_MAX } from '../rules/enps.ts';
import { numbersOf, readScaleAnswer } from '../rules/scales.ts';
import { hasVisibleText } from '../rules/visible-text.ts';
import type { Kind } from './kind.ts';
import { choosing } from './parts/choosing.ts';
import { mistakesText } from '#text/rules/question-kinds/mistakes.ts';
import { answersText } from '#text/rules/question-kinds/answers.ts';
import { outOfScale } from './parts/out-of-scale.ts';

/** More are rated one after another by nobody. */
export const STATEMENTS_MAX = 10;

/** Each statement has the counters of any scale, which go by its numbers themselves. */
const COUNTERS = SCORE_MAX + 1;

/**
 * Several statements that are rated on one scale; stored are their numbers in order, nothing for one that was left out:
 * `4,,2`. Each is told as a question of its own.
 */
export const matrix = {
  ...choosing({ seconds: 30 }),
  scale: '1-5',
  hasDirection: true,
  optionsMistake: (options) => {
    if (new Set(options).size < options.length) return mistakesText.matrix.repeated;
    if (options.length < 2) return mistakesText.matrix.few;
    return options.length > STATEMENTS_MAX ? mistakesText.matrix.many(STATEMENTS_MAX) : null;
  },

  wrongField: () => mistakesText.wrongField.matrix,
  read: ({ answer_options: said }, { options, scale, required = false }) => {
    const given = (said ?? []).map((one) => (hasVisibleText(one) ? readScaleAnswer(one, scale!) : ''));
    if (given.length !== options.length) return { mistake: mistakesText.matrix.ratings(options.length) };
    if (given.includes(null)) return { mistake: outOfScale(scale!) };
    const isBlank = (one: number | string | null) => one === '';
    if (required && given.some(isBlank)) return { mistake: mistakesText.matrix.each };
    return given.every(isBlank) ? { mistake: mistakesText.matrix.one } : { answer: given.join(',') };
  },
  said: (answer) => ({ answer_options: answer.split(',') }),
  inWords: (answer, { options }) =>
    answer
      .split(',')
      .flatMap((number, place) => (number === '' ? [] : [`${options[place]}: ${number}`]))
      .join('; '),

  fits: null,
  statements: {
    of: ({ options }) => options,
    answers: (answer, statements) => {
      const numbers = answer.split(',');
      const known = numbers.length === statements;
      return Array.from({ length: statements }, (_, place) => (known && numbers[place]) || null);
    },
  },
  counting: {
    counters: ({ options }) => options.length * COUNTERS,
    raised: (answer, counters) => {
      const numbers = answer.split(',').map((one) => readScaleAnswer(one, '0-10'));
      if (numbers.length * COUNTERS !== counters) return [];
      return numbers.flatMap((number, place) => (number === null ? [] : [place * COUNTERS + number]));
    },
    rows: ({ options, scale }) => {
      const numbers = numbersOf(scale);
      return options.map((statement, place) => ({
        counters: numbers.map((number) => place * COUNTERS + number),
        labels: () => numbers.map((number) => `${statement}: ${number}`),
        numbers,
        meanName: () => answersText.mean(statement),
        short: [numbers.length - 1],
        statement,
      }));
    },
  },
  example: ({ options, scale }, lean) => {
    const numbers = numbersOf(scale);
    return options.map(() => numbers[Math.floor(numbers.length * lean)]).join(',');
  },
} satisfies Kind;
