const FRAMES_MAX = 10;
const FRAMES_DEFAULT = 1;

/** How many runs to analyse, as typed: a whole number from 1 to 10, and 1 for anything else. */
export function framesCount(text: string): number {
  const number = Number(text.trim() === '' ? Number.NaN : text);
  return Number.isInteger(number) && number >= 1 && number <= FRAMES_MAX ? number : FRAMES_DEFAULT;
}
