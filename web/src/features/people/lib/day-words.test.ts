import { expect, it } from 'vitest';
import { stageOf } from '#shared/rules/people/stages.ts';
import { NBSP } from '#text/format.ts';
import { stageWords, tenureWords } from './day-words.ts';

const TODAY = '2026-11-23';
const spaced = (text: string) => text.replaceAll(NBSP, ' ');

it.each([
  ['2026-11-23', '0 дней'],
  ['2026-11-22', '1 день'],
  ['2026-08-27', '88 дней'],
  ['2026-04-20', '7 мес.'],
  ['2025-11-23', '1 год'],
  ['2025-01-10', '1 год 10 мес.'],
  ['2022-05-01', '4 года'],
  ['2015-05-01', '11 лет'],
])('somebody hired on %s is here for %s', (hiredOn, words) => {
  expect(spaced(tenureWords(hiredOn, TODAY))).toBe(words);
});

it.each([
  ['2026-10-26', '30-й день в среду'],
  ['2026-10-24', '30-й день сегодня'],
  ['2026-10-25', '30-й день завтра'],
  ['2026-11-01', '30-й день 1 дек.'],
  ['2026-08-27', 'срок до 26 ноября'],
  ['2025-12-01', '1 год 1 дек.'],
  ['2021-11-24', '5 лет завтра'],
])('of somebody hired on %s comes next: %s', (hiredOn, words) => {
  expect(spaced(stageWords(stageOf(hiredOn, TODAY)!, TODAY))).toBe(words);
});
