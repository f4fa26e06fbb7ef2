import { expect, it } from 'vitest';
import { answerTime } from './answer-time.ts';

it('shows the moment of a named answer and the whole hour of an anonymous one', () => {
  const at = new Date(2026, 10, 21, 12, 0).toISOString();
  expect(answerTime(at, false)).toMatch(/2026.*12:00$/);
  expect(answerTime(at, true)).toMatch(/2026.*12:00–13:00$/);
});
