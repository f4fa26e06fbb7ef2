import { expect, it } from 'vitest';
import { runText } from './run.ts';

it.each([
  [1, 'месяц к месяцу'],
  [2, 'второй месяц'],
  [3, 'третий месяц'],
  [12, 'двенадцатый месяц'],
  [13, 'больше года'],
])('%d steps are told as «%s»', (steps, text) => {
  expect(runText(steps)).toBe(text);
});
