import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isNumeric, numbersOf, readExactNumber, readNumber, readScaleAnswer, scaleOf } from './scales.ts';

describe('the scale of a question', () => {
  it('is 0–10 for the one eNPS is computed from, whatever it says itself, and its own for every other', () => {
    const scales = (type: 'ENPS' | 'PULSE') =>
      [0, 1, 2].map((position) => scaleOf({ type }, { scale: ([null, '1-5', '0-10'] as const)[position]! }, position));
    expect(scales('ENPS')).toEqual(['0-10', '1-5', '0-10']);
    expect(scales('PULSE')).toEqual([null, '1-5', '0-10']);
    expect(scaleOf({ type: 'ENPS' }, { scale: '1-5' }, 0)).toBe('0-10');
  });

  it('has eleven numbers or five', () => {
    expect(numbersOf('0-10')).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10]);
    expect(numbersOf('1-5')).toEqual([1, 2, 3, 4, 5]);
    expect(numbersOf(null)).toEqual(numbersOf('0-10'));
  });
});

describe('an answer to a scale', () => {
  it.each([
    ['0', '0-10', 0],
    ['10', '0-10', 10],
    [' 7 ', '0-10', 7],
    ['1', '1-5', 1],
    ['5', '1-5', 5],
  ] as const)('reads «%s» on %s', (text, scale, number) => {
    expect(readScaleAnswer(text, scale)).toBe(number);
  });

  it.each([
    ['11', '0-10'],
    ['-1', '0-10'],
    ['8,5', '0-10'],
    ['8/10', '0-10'],
    ['восемь', '0-10'],
    ['1e1', '0-10'],
    ['07', '0-10'],
    ['', '0-10'],
    ['٣', '0-10'],
    ['0', '1-5'],
    ['6', '1-5'],
    ['10', '1-5'],
  ] as const)('refuses «%s» on %s', (text, scale) => {
    expect(readScaleAnswer(text, scale)).toBeNull();
  });
});

describe('a reply in somebody’s own words', () => {
  it.each([
    ['0', 0],
    ['10', 10],
    [' 9 ', 9],
    ['8/10', 8],
    ['8 / 10', 8],
    ['8 из 10', 8],
    ['восемь из десяти', 8],
    ['восемь', 8],
    ['Десять', 10],
    ['НОЛЬ', 0],
    ['7 баллов', 7],
    ['1 балл', 1],
    ['3 балла', 3],
    ['7 баллов из 10', 7],
    ['7 из 10 баллов.', 7],
    ['10!', 10],
    ['10!!!', 10],
    ['9.', 9],
    ['10\u00a0баллов', 10],
    ['8.0', 8],
    ['10,0', 10],
  ])('is the number it says: «%s»', (text, number) => {
    expect(readNumber(text)).toBe(number);
  });

  it.each([
    ['8,5', 8.5, 8],
    ['8.5', 8.5, 8],
    ['9,5', 9.5, 10],
    ['7,5 баллов', 7.5, 8],
    ['6,5/10', 6.5, 6],
    ['0,5', 0.5, 0],
    ['8,4', 8.4, 8],
    ['8,6', 8.6, 9],
  ])('keeps its tenths in «%s» and counts as a whole number, a half as the even one', (text, exact, whole) => {
    expect(readExactNumber(text)).toBe(exact);
    expect(readNumber(text)).toBe(whole);
  });

  it.each([
    '',
    '!',
    '11',
    '100',
    '-1',
    '−3',
    '07',
    '10,5',
    '8,75',
    '8-9',
    '4/5',
    '4 из 5',
    '12 из 10',
    '5 из 100',
    '10/100',
    '10%',
    '10 000',
    '2 раза в неделю',
    '10 минут опоздания',
    '8 человек',
    'на 8',
    'восемь часов',
    'восемьдесят',
    'восемь,5',
    'один раз',
    'не 10',
    'баллов',
    '8 потому что',
    '8\n9',
    '10:00',
    '1. Зарплата',
    '٣',
    '²',
    '８',
  ])('is no number where anything else is said: «%s»', (text) => {
    expect(readNumber(text)).toBeNull();
  });

  it('moves no mean by its halves, on the whole', () => {
    const halves = Array.from({ length: 10 }, (_, half) => half + 0.5);
    const counted = halves.map((half) => readNumber(String(half))!);
    const sum = (numbers: readonly number[]) => numbers.reduce((all, one) => all + one, 0);
    expect(sum(counted)).toBe(sum(halves));
  });

  it('never counts beyond 0–10, and a whole number as itself', () => {
    fc.assert(
      fc.property(fc.string({ unit: fc.constantFrom(...'0123456789.,/! избалов10') }), (text) => {
        const number = readNumber(text);
        expect(number === null || (Number.isInteger(number) && number >= 0 && number <= 10)).toBe(true);
      }),
    );
    for (const number of numbersOf('0-10')) expect(readNumber(String(number))).toBe(number);
  });
});

describe('a question has figures', () => {
  it('where most of its replies are numbers, and always where it is a scale', () => {
    expect(isNumeric(null, { numbers: 3, answered: 5 })).toBe(true);
    expect(isNumeric(null, { numbers: 2, answered: 4 })).toBe(false);
    expect(isNumeric('0-10', { numbers: 1, answered: 4 })).toBe(true);
    expect(isNumeric('1-5', { numbers: 0, answered: 0 })).toBe(false);
  });
});
