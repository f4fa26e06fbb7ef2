import { describe, expect, it } from 'vitest';
import { runDates } from './run-dates.ts';

const NOW = new Date('2026-11-24T12:00:00');
const words = (opened: string | null, ended: string | null) => runDates(opened, ended, NOW).replaceAll('\u00a0', ' ');

describe('when something was asked', () => {
  it('names the month once, the year only where it is another, and one day once', () => {
    expect(words('2026-11-10T12:00:00', '2026-11-17T12:00:00')).toBe('10–17 ноября');
    expect(words('2026-10-28T12:00:00', '2026-11-03T12:00:00')).toBe('28 октября – 3 ноября');
    expect(words('2025-12-28T12:00:00', '2026-01-03T12:00:00')).toBe('28 декабря 2025 г. – 3 января');
    expect(words('2026-11-10T09:00:00', '2026-11-10T19:00:00')).toBe('10 ноября');
  });

  it('says what is known', () => {
    expect(words('2026-11-10T12:00:00', null)).toBe('10 ноября');
    expect(words(null, '2026-11-17T12:00:00')).toBe('17 ноября');
    expect(words(null, null)).toBe('');
  });
});
