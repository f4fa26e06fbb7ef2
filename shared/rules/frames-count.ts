/** Of a poll's newest runs at most so many are analysed. */
export const FRAMES_MAX = 10;
const FRAMES_DEFAULT = 1;

/**
 * How many runs to analyse, as asked: a whole number from 1 to 10. More than ten are the ten there may be, as one run
 * would be far from what was meant; what is no such number is one.
 */
export function framesCount(asked: string): number {
  const number = Number(asked.trim() === '' ? Number.NaN : asked);
  return Number.isInteger(number) && number >= 1 ? Math.min(number, FRAMES_MAX) : FRAMES_DEFAULT;
}
