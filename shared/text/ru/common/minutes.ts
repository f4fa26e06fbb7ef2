import { formatNumber, NBSP } from '../format.ts';

/** «около 3 минут». */
export const minutesText = (count: number): string =>
  count === 1
    ? 'около минуты'
    : `около ${formatNumber(count)}${NBSP}${count % 10 === 1 && count % 100 !== 11 ? 'минуты' : 'минут'}`;
