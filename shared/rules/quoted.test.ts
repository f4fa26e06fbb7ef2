import { expect, it } from 'vitest';
import { quoted } from './quoted.ts';

it.each([
  ['Ромашка', '«Ромашка»'],
  ['Пекарня «Весна»', '«Пекарня „Весна“»'],
  ['ООО "Весна" и "Лето"', '«ООО „Весна“ и „Лето“»'],
  ['Доска 5"', '«Доска 5"»'],
  ['', '«»'],
])('puts %s into quotation marks, its own within', (name, words) => {
  expect(quoted(name)).toBe(words);
});
