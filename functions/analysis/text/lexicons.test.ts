import { expect, it } from 'vitest';
import { readLexicon, readWordCounts } from './lexicons.ts';
import { THEMES } from './types.ts';

it('gives the lists of a file by their names, without its notes', () => {
  const { certain, likely } = readLexicon('theme-pay', 'certain', 'likely');
  expect(certain).toMatch(/зарплат/);
  expect(certain).not.toMatch(/[#[\]]/);
  expect(likely).not.toBe(certain);
});

it('refuses a list that its file has not', () => {
  expect(() => readLexicon('things', 'wanted', 'unwanted')).toThrow('There is no list unwanted in things.txt');
});

it('has counted words of every theme', () => {
  const { codes, words } = readWordCounts();
  const rows = words.join(', ').split(', ');
  for (const theme of THEMES)
    expect(rows.filter((row) => row.includes(` ${codes[theme]}`)).length).toBeGreaterThan(100);
});
