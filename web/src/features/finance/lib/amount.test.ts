import { describe, expect, it } from 'vitest';
import { amountText, readAmount } from './amount.ts';

describe('a sum as it is typed', () => {
  it.each([
    ['2,5', 2.5],
    ['2.5', 2.5],
    ['12 500,50', 12_500.5],
    ['1\u00a0000\u202f000 ₽', 1_000_000],
    ['40 %', 40],
    ['0', 0],
  ])('«%s» is %d', (text, amount) => {
    expect(readAmount(text)).toBe(amount);
  });

  it.each(['', '-5', '1,234', '1e6', 'сто', '1,2,3', 'Infinity', '9999999999999'])('«%s» is no sum', (text) => {
    expect(readAmount(text)).toBeNull();
  });

  it.each([
    ['120,000', 120_000],
    ['12,500.50', 12_500.5],
    ['₽1,000,000', 1_000_000],
    ['2,5', 2.5],
    ['2.5', 2.5],
    ['1,2,3', null],
    ['12,34.5', null],
  ])('«%s» is %j where commas part thousands', (text, amount) => {
    expect(readAmount(text, true)).toBe(amount);
  });

  it('is written so that it is read again', () => {
    expect([2.5, 120_000, 0.01].map((value) => readAmount(amountText(value)))).toEqual([2.5, 120_000, 0.01]);
  });
});
