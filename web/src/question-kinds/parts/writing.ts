import { wordsField } from '#web/answer-form/words-field.tsx';
import type { Answering } from '../answering.ts';

/** A question that is answered in own words, on one line or on many. */
export function inOwnWords(lines: 'one' | 'many'): Answering {
  return {
    field: () => wordsField(lines),
    said: (answer) => ({ answer_text: answer.trim() }),
    held: ({ answer_text: words }) => words ?? '',
  };
}
