import { describe, expect, it } from 'vitest';
import { aboutRubles, percent, percentRange, times } from './figures.ts';
import { dayText, monthTick } from '#text/finance/months.ts';
import { numberRange } from '#text/finance/ranges.ts';

const plain = (text: string): string => text.replaceAll('\u00a0', ' ');

describe('figures of turnover in words', () => {
  it('rounds shares to whole percent, and something to no zero', () => {
    expect([0, 0.004, 0.226, 1].map((share) => plain(percent(share)))).toEqual(['0 %', 'меньше 1 %', '23 %', '100 %']);
    expect(plain(percentRange({ low: 0.091, high: 0.466 }))).toBe('от 9 до 47 %');
  });

  it('has one number where both ends are one', () => {
    expect([plain(numberRange(2, 10)), numberRange(3, 3)]).toEqual(['от 2 до 10', '3']);
  });

  it('tells an estimate of roubles in short', () => {
    expect([-1_950_698, 2_306_814, 194_300, -999, 0].map(aboutRubles).map(plain)).toEqual([
      ...['−2 млн ₽', '+2,3 млн ₽', '+194 тыс. ₽', '−999 ₽', '0 ₽'],
    ]);
  });

  it('has days and months of the calendar, whatever the time zone', () => {
    expect([dayText('2026-11-22'), monthTick('2026-11'), times(2.084)].map(plain)).toEqual([
      '22 ноября 2026',
      'ноя 26',
      '2,1',
    ]);
  });
});
