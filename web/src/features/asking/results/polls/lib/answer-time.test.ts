import { expect, it } from 'vitest';
import { answerTime } from './answer-time.ts';

const at = new Date(2026, 10, 21, 12, 0).toISOString();
const thisYear = new Date(2026, 11, 1);

it('shows the moment of a named answer and the whole hour of an anonymous one', () => {
  expect(answerTime(at, false, thisYear)).toBe('21\u00a0ноября, 12:00');
  expect(answerTime(at, true, thisYear)).toBe('21\u00a0ноября, 12:00–13:00');
});

it('names the year when it is another one', () => {
  expect(answerTime(at, false, new Date(2027, 0, 1))).toBe('21\u00a0ноября 2026\u00a0г., 12:00');
});
