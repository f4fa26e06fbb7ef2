import { describe, expect, it } from 'vitest';
import { formatDayAndTime } from '#web/lib/dates.ts';
import { nextRunText } from './next-run.ts';

const now = new Date('2026-11-22T12:00:00.000Z');

describe('When an automation runs next', () => {
  it('names the day and the time of a run ahead', () => {
    const next = '2026-11-23T00:15:00.000Z';
    expect(nextRunText(next, now)).toBe(formatDayAndTime(next, now));
  });

  it('never names a moment gone by: what is due is about to run', () => {
    expect(nextRunText('2025-05-24T00:57:00.000Z', now)).toBe('в ближайшее время');
  });

  it('says that what no clock begins comes with its event', () => {
    expect(nextRunText(null, now)).toBe('по событию');
  });
});
