import { type Choice, chosenIn, choosing, optionsField } from '#web/answer-form/options.tsx';
import type { Answering } from '../answering.ts';

/** A question that is answered by options: whether by several, and how they stand. */
export function byOptions(choice: Omit<Choice, 'options'> = {}): Answering {
  return {
    field: ({ options }) => optionsField({ ...choice, options }),
    said: (answer, { options }) => ({ answer_options: chosenIn(answer, options) }),
    held: ({ answer_options: chosen }, { options }) => choosing(chosen ?? [], options),
  };
}
