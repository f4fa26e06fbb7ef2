import { expect, it } from 'vitest';
import { changeWords } from './change-words.ts';

const words = (...costs: number[]) =>
  changeWords(costs.map((cost, index) => ({ period: `2026-0${index + 7}`, cost })))?.replaceAll(/\s/g, ' ');

it('holds the newest month against the one before it', () => {
  expect(words(1, 100, 103)).toBe('на 3 % больше, чем за август');
  expect(words(1, 100, 80)).toBe('на 20 % меньше, чем за август');
  expect(words(100, 100.4)).toBe('как за июль');
});

it('says nothing of a single month, nor against nothing', () => {
  expect([words(), words(100), words(0, 100)]).toEqual([undefined, undefined, undefined]);
});
