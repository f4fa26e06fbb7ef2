import { describe, expect, it } from 'vitest';
import { findNearDuplicates } from './near-duplicates.ts';
import { tokenize } from './tokens.ts';

const duplicates = (texts: Record<string, string>) =>
  Object.fromEntries(findNearDuplicates(Object.entries(texts).map(([id, text]) => ({ id, tokens: tokenize(text) }))));

describe('near-duplicates', () => {
  it('finds the same words in other capitals, marks and forms', () => {
    const texts = { a: 'Зарплата маленькая, премий нет.', b: 'ЗАРПЛАТА МАЛЕНЬКАЯ премий нет!!!' };
    expect(duplicates(texts)).toEqual({ b: 'a' });
  });

  it('does not take a denial for what it denies', () => {
    expect(duplicates({ a: 'Здесь плохо', b: 'Здесь не плохо' })).toEqual({});
  });

  it('names the first of many, in whatever order they come', () => {
    const text = 'Начальник не слушает никого кроме себя';
    expect(duplicates({ c: text, a: text, b: text })).toEqual({ b: 'a', c: 'a' });
  });

  it('says nothing of comments without words', () => {
    expect(duplicates({ a: '-', b: '-', c: '...' })).toEqual({});
  });
});
