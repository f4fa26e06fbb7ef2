import { describe, expect, it } from 'vitest';
import { percent, rubles, shortMoney, shortRubles, signedPercent, signedRubles, signedShortRubles } from './money.ts';

/** Without what keeps a sign and the unit on one line. */
const plain = (text: string) => text.replaceAll('\u2060', '');

describe('money in English', () => {
  it.each([
    [197_800, '₽197,800'],
    [-486_000, '−₽486,000'],
    [-0.2, '₽0'],
  ])('%d roubles whole', (value, text) => {
    expect(plain(rubles(value))).toBe(text);
  });

  it.each([
    [42_512_300, '₽42.5m'],
    [-1_900_000, '−₽1.9m'],
    [186_000, '₽186k'],
    [999.6, '₽1k'],
    [-320, '−₽320'],
    [-0.2, '₽0'],
  ])('%d roubles in short', (value, text) => {
    expect(plain(shortRubles(value))).toBe(text);
  });

  it('has signs before the unit, and none where there is nothing', () => {
    expect([680_000, -486_000, 0].map(signedRubles).map(plain)).toEqual(['+₽680,000', '−₽486,000', '₽0']);
    expect([2_306_814, -999, 0].map(signedShortRubles).map(plain)).toEqual(['+₽2.3m', '−₽999', '₽0']);
    expect([shortMoney(-1_900_000), shortMoney(-0.2)]).toEqual(['−1.9m', '0']);
    expect([percent(0.3), percent(0.025, 1), signedPercent(1.12), signedPercent(-0.08)]).toEqual([
      ...['30%', '2.5%', '+112%', '−8%'],
    ]);
  });
});
