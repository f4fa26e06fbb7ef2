import { describe, expect, it } from 'vitest';
import { formatRubles, plural } from './format.ts';

describe('plural', () => {
  it.each([
    [0, '0 ответов'],
    [1, '1 ответ'],
    [2, '2 ответа'],
    [5, '5 ответов'],
    [11, '11 ответов'],
    [21, '21 ответ'],
    [104, '104 ответа'],
    [1112, '1 112 ответов'],
  ])('says %i as «%s», held together', (count, words) => {
    expect(plural(count, 'ответ', 'ответа', 'ответов')).toBe(words.replaceAll(' ', '\u00a0'));
  });
});

describe('formatRubles', () => {
  it('groups thousands and never breaks', () => {
    expect(formatRubles(2500)).toBe('2\u00a0500\u00a0₽');
  });
});
