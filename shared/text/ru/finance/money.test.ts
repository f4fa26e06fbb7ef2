import { describe, expect, it } from 'vitest';
import { millions, percent, rubles, shortMoney, shortRubles, signedPercent, signedRubles } from './money.ts';

const spaced = (text: string) => text.replaceAll(/\s/g, ' ');

describe('money in words', () => {
  it.each([
    [197_800, '197 800 ₽'],
    [-486_000, '−486 000 ₽'],
    [-0.2, '0 ₽'],
  ])('%d roubles whole', (value, text) => {
    expect(spaced(rubles(value))).toBe(text);
  });

  it.each([
    [680_000, '+680 000 ₽'],
    [-486_000, '−486 000 ₽'],
    [0, '0 ₽'],
  ])('%d roubles with their sign', (value, text) => {
    expect(spaced(signedRubles(value))).toBe(text);
  });

  it.each([
    [42_512_300, '42,5 млн'],
    [-1_900_000, '−1,9 млн'],
    [186_000, '186 тыс.'],
    [999.6, '1 тыс.'],
    [320, '320'],
  ])('%d roubles in short', (value, text) => {
    expect(spaced(shortMoney(value))).toBe(text);
  });

  it('gives as many decimals as the place bears', () => {
    expect(spaced(shortRubles(3_418_000, 2))).toBe('3,42 млн ₽');
    expect(millions(162_440_000)).toBe('162,4');
  });

  it('tells shares as percents, with a sign where they may be losses', () => {
    expect(spaced(percent(0.2997))).toBe('30 %');
    expect(spaced(percent(0.0254, 1))).toBe('2,5 %');
    expect(spaced(signedPercent(1.123))).toBe('+112 %');
    expect(spaced(signedPercent(-0.08))).toBe('−8 %');
    expect(spaced(signedPercent(0.001))).toBe('0 %');
  });
});
