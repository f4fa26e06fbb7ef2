import { inLanguageRead } from '#shared/question-kinds/parts/yes-no-words.ts';
import { optionsField } from '#web/answer-form/options.tsx';
import type { Answering } from '../answering.ts';
import { byOptions } from '../parts/choosing.ts';

/** Yes or no. */
export const yesNo: Answering = {
  ...byOptions(),
  ownOptions: true,
  field: ({ options }) => optionsField({ inRow: true, options: options.map(inLanguageRead) }),
};
