import { hasVisibleText } from '../../rules/visible-text.ts';
import type { AskedQuestion, Kind } from '../kind.ts';
import { mistakesText } from '#text/rules/question-kinds/mistakes.ts';

const OPTIONS_MIN = 2;
const PLACE = /^\d{1,3}$/;

/** A question that is answered by options; stored are their places, several between commas. */
export function choosing(given: Pick<Kind, 'seconds'>, { several = false } = {}) {
  return {
    ...given,
    scale: null,
    hasDirection: false,
    optionsOf: (options) => options.filter(hasVisibleText),
    optionsMistake: (options) => {
      if (new Set(options).size < options.length) return mistakesText.choosing.repeated;
      return options.length < OPTIONS_MIN ? mistakesText.choosing.few : null;
    },

    field: 'answer_options',
    wrongField: () => mistakesText.wrongField.choosing,
    read: ({ answer_options: chosen }, { options }) => {
      const places = [...new Set(chosen?.map((option) => options.indexOf(option)))].toSorted((a, b) => a - b);
      if (places[0] === -1) return { mistake: mistakesText.choosing.unknown };
      if (!several && places.length > 1) return { mistake: mistakesText.choosing.several };
      return { answer: places.join(',') };
    },
    said: (answer, question) => ({ answer_options: chosenIn(answer, question) }),
    inWords: (answer, question) => chosenIn(answer, question).join('; '),

    fits: (condition, { options }) =>
      'options' in condition && options.length > 0 && condition.options.every((option) => options.includes(option)),

    counting: {
      counters: ({ options }) => options.length,
      raised: (answer, counters) => {
        const known = [...new Set(answer.split(','))].filter((one) => PLACE.test(one)).map(Number);
        const there = known.filter((place) => place < counters);
        return several ? there : there.slice(0, 1);
      },
      rows: ({ options }) => [{ counters: [...options.keys()], labels: () => options, numbers: null }],
    },
    isEnps: () => false,
    example: ({ options }, lean) => String(Math.floor(options.length * lean)),
  } satisfies Kind;
}

function chosenIn(answer: string, { options }: AskedQuestion): string[] {
  return answer.split(',').map((place) => options[Number(place)]!);
}
