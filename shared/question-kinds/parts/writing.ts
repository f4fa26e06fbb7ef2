import type { Kind } from '../kind.ts';
import { mistakesText } from '#text/rules/question-kinds/mistakes.ts';

/** A question that is answered in one's own words, which are stored as they are. */
export function writing(given: Pick<Kind, 'seconds'>) {
  return {
    ...given,
    scale: null,
    hasDirection: false,
    optionsOf: () => [],
    optionsMistake: () => null,

    field: 'answer_text',
    wrongField: () => mistakesText.wrongField.writing,
    read: ({ answer_text: text }) => ({ answer: text ?? '' }),
    said: (answer) => ({ answer_text: answer }),
    inWords: (answer) => answer,

    fits: null,
    counting: null,
    isEnps: () => false,
    example: () => null,
  } satisfies Kind;
}
