import { formatNumber } from '../../../format.ts';

const WORDS: Record<number, string> = {
  3: 'three',
  4: 'four',
  5: 'five',
  6: 'six',
  7: 'seven',
  8: 'eight',
  9: 'nine',
  10: 'ten',
};

/** “five”, for what is no less than so many. */
export const howMany = (count: number) => WORDS[count] ?? formatNumber(count);

/** “fewer than five”. */
export const lessThan = (count: number) => `fewer than ${howMany(count)}`;
