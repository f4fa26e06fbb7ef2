import { expect, it } from 'vitest';
import { changeWords } from './change-words.ts';

const plain = (words: string) => words.replaceAll('\u00a0', ' ');
const told = (change: Partial<Parameters<typeof changeWords>[0]>) =>
  plain(changeWords({ value: -34, low: -58.2, high: -9.8, random: false, silent: null, ...change }));

it('tells a rise and a fall with the bounds of the difference', () => {
  expect(told({})).toBe('ниже, чем в прошлый раз: разница от −58 до −10');
  expect(told({ value: 34, low: 9.8, high: 58.2 })).toBe('выше, чем в прошлый раз: разница от +10 до +58');
});

it('tells them for everybody who was asked where many kept silent', () => {
  expect(told({ silent: { low: -80, high: 3 } })).toBe(
    'ниже, чем в прошлый раз: разница от −80 до +3 с поправкой на промолчавших',
  );
});

it('says neither of what may be chance, or cannot be seen', () => {
  expect(told({ random: true })).toBe('разница с прошлым разом может быть случайной');
  expect(told({ value: 0.4 })).toBe('как в прошлый раз');
});
