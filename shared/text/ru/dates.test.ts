import { expect, it } from 'vitest';
import { dayName, dayRangeName } from './dates.ts';

it('names a day, and days in a row', () => {
  expect(dayName('2026-11-30')).toBe('30\u00a0ноября');
  expect(dayName('2026-05-02')).toBe('2\u00a0мая');
  expect(dayRangeName('2026-11-25', '2026-11-25')).toBe('25\u00a0ноября');
  expect(dayRangeName('2026-11-25', '2026-11-27')).toBe('25–27\u00a0ноября');
  expect(dayRangeName('2026-11-30', '2026-12-02')).toBe('30\u00a0ноября – 2\u00a0декабря');
});
