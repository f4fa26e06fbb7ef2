import { expect, it } from 'vitest';
import { periodWords } from './period-words.ts';

const now = new Date(2026, 10, 21);
const words = (from: Date, to: Date) =>
  periodWords({ from: from.toISOString(), to: to.toISOString() }, now).replace(/[\u00a0\u2060]/g, (mark) =>
    mark === '\u00a0' ? ' ' : '',
  );

it('names a month once', () => {
  expect(words(new Date(2026, 10, 1), new Date(2026, 10, 21))).toBe('1–21 ноября');
  expect(words(new Date(2026, 9, 25), new Date(2026, 10, 21))).toBe('25 октября – 21 ноября');
  expect(words(new Date(2026, 10, 21, 1), new Date(2026, 10, 21, 9))).toBe('21 ноября');
});
