import { formatNumber } from '../../../format.ts';

const WORDS: Record<number, string> = {
  3: 'трёх',
  4: 'четырёх',
  5: 'пяти',
  6: 'шести',
  7: 'семи',
  8: 'восьми',
  9: 'девяти',
  10: 'десяти',
};

/** «пяти», for what is no less than so many. */
export const howMany = (count: number) => WORDS[count] ?? formatNumber(count);

/** «меньше пяти». */
export const lessThan = (count: number) => `меньше ${howMany(count)}`;
