import { withoutYo } from '../text/input/letters.ts';

/** Answers longer than this are read, not counted by their words. */
export const SHORT_ANSWER_MAX_LENGTH = 40;

/** An answer in one's own words as it is counted, with its blanks made one; null where it is too long for that. */
export function shortAnswer(answer: string): string | null {
  const text = answer.trim().replaceAll(/\s+/g, ' ');
  return text.length <= SHORT_ANSWER_MAX_LENGTH ? text : null;
}

/** What answers that say the same have in common: neither capitals nor the letter “yo” make another one. */
export function foldedAnswer(text: string): string {
  return withoutYo(text.toLowerCase());
}
