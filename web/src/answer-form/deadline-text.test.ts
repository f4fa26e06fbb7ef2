import { expect, it } from 'vitest';
import { deadlineText } from './deadline-text.ts';

it('names a day of another year without the full stop of «г.», so that a sentence can end with it', () => {
  expect(deadlineText('2026-12-05T12:00:00', new Date('2027-02-01T12:00:00')).replaceAll(/\s/g, ' ')).toMatch(
    /^5 декабря 2026/,
  );
  expect(deadlineText('2027-12-05T12:00:00', new Date('2026-11-22T12:00:00'))).toBe('5\u00a0декабря 2027');
});
