import { YES_NO } from '../rules/wire-words.ts';
import type { Kind } from './kind.ts';
import { choosing } from './parts/choosing.ts';
import { inLanguageRead } from './parts/yes-no-words.ts';

const chosen = choosing({ seconds: 8 });

/** A question that is answered by yes or no. */
export const yesNo = {
  ...chosen,
  optionsOf: () => [...YES_NO],
  optionsMistake: () => null,
  inWords: (answer, question) => inLanguageRead(chosen.inWords(answer, question)),
  counting: {
    ...chosen.counting,
    rows: (question) =>
      chosen.counting.rows(question).map((row) => ({ ...row, labels: () => row.labels().map(inLanguageRead) })),
  },
} satisfies Kind;
