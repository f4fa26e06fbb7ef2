import { describe, expect, it } from 'vitest';
import { soundOf, toWord } from './words.ts';

describe('words made comparable', () => {
  it.each([
    ['ё and е', 'ёлка', 'елка'],
    ['capitals', 'ЗАРПЛАТА', 'зарплата'],
    ['letters drawn out', 'ооочень', 'очень'],
    ['Latin letters that look Cyrillic', 'пpeмия', 'премия'],
    ['the two endings of a verb', 'нравиться', 'нравится'],
  ])('takes %s for the same', (_what, one, other) => {
    expect(toWord(one)).toEqual(toWord(other));
  });

  it.each([
    ['a doubled letter', 'коллектив', 'колектив'],
    ['a soft sign', 'толко', 'только'],
  ])('finds a word without %s', (_what, one, other) => {
    expect(toWord(one).spelling).toBe(toWord(other).spelling);
  });

  it('finds the forms of a word by its stem', () => {
    expect(new Set(['зарплата', 'зарплаты', 'зарплатой'].map((word) => toWord(word).stem)).size).toBe(1);
  });

  it('hears what is written by ear, and no other word', () => {
    expect(soundOf(toWord('калектив').spelling)).toBe(soundOf(toWord('коллектив').spelling));
    expect(soundOf(toWord('зарплата').spelling)).not.toBe(soundOf(toWord('заплатка').spelling));
  });

  it('leaves a word of another language as it is', () => {
    expect(toWord('feedback').normal).toBe('feedback');
  });
});
