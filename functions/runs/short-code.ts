import { randomInt } from 'node:crypto';
import { SHORT_CODE_ALPHABET, SHORT_CODE_HALF, shortCodeOf } from '#shared/rules/short-code.ts';

/**
 * A new code for the short address of a public link: ten signs of 23, 45 bits. That is few enough to be typed from a
 * wall; what keeps it from being guessed is that wrong ones are counted (functions/answers/wrong-codes.ts).
 */
export function newShortCode(): string {
  const sign = () => SHORT_CODE_ALPHABET[randomInt(SHORT_CODE_ALPHABET.length)]!;
  return shortCodeOf(Array.from({ length: 2 * SHORT_CODE_HALF }, sign));
}
