import type { Kind } from './kind.ts';
import { choosing } from './parts/choosing.ts';
import { answersText } from '#text/rules/question-kinds/answers.ts';
import { mistakesText } from '#text/rules/question-kinds/mistakes.ts';

/** More are put in order by nobody. */
export const RANKED_MAX = 10;

const chosen = choosing({ seconds: 30 });

/**
 * A question that is answered by all of its options in an order, the most important first; stored are their places in
 * the question: `2,0,1`. Each option is counted at each place in that order.
 */
export const ranking = {
  ...chosen,
  optionsMistake: (options) =>
    options.length > RANKED_MAX ? mistakesText.ranking.many(RANKED_MAX) : chosen.optionsMistake(options),

  wrongField: () => mistakesText.wrongField.ranking,
  read: ({ answer_options: said }, { options }) => {
    const places = (said ?? []).map((option) => options.indexOf(option));
    if (places.includes(-1)) return { mistake: mistakesText.choosing.unknown };
    return isOrder(places, options.length) ? { answer: places.join(',') } : { mistake: mistakesText.ranking.all };
  },
  inWords: (answer, question) =>
    (chosen.said(answer, question).answer_options ?? []).map((option, place) => `${place + 1}. ${option}`).join('; '),

  fits: null,
  counting: {
    counters: ({ options }) => options.length ** 2,
    raised: (answer, counters) => {
      const order = answer.split(',').map((place) => (/^\d$/.test(place) ? Number(place) : NaN));
      const options = Math.sqrt(counters);
      return isOrder(order, options) ? order.map((option, place) => option * options + place) : [];
    },
    rows: ({ options }) =>
      options.map((option, index) => {
        const numbers = options.map((_, place) => place + 1);
        return {
          counters: numbers.map((_, place) => index * options.length + place),
          labels: () => numbers.map((number) => answersText.place(option, number)),
          numbers,
          meanName: () => answersText.meanPlace(option),
          short: [0],
        };
      }),
  },
  example: ({ options }, lean) => {
    const first = Math.floor(options.length * lean);
    return [...options.keys()].map((place) => (place + first) % options.length).join(',');
  },
} satisfies Kind;

/** Whether these are the places of so many options, each once. */
function isOrder(places: readonly number[], options: number): boolean {
  const different = new Set(places.filter((place) => place >= 0 && place < options));
  return places.length === options && different.size === options;
}
