import { describe, expect, it } from 'vitest';
import { fromField, toField, workdayField } from './date-field.ts';

describe('a moment in a field for date and time', () => {
  it('comes out as it went in', () => {
    const moment = new Date(2026, 10, 24, 18, 0).toISOString();
    expect(toField(moment)).toBe('2026-11-24T18:00');
    expect(fromField('2026-11-24T18:00')).toBe(moment);
  });

  it('of the end of a working day stands so many days ahead, or on the first one after that', () => {
    const now = new Date(2026, 10, 21, 12, 0);
    expect(workdayField(3, now)).toBe('2026-11-24T18:00');
    // A Saturday, and the day before a holiday that the Government has moved a weekend to.
    expect(workdayField(14, now)).toBe('2026-12-07T18:00');
    expect(workdayField(3, new Date(2026, 11, 28, 9, 0))).toBe('2027-01-11T18:00');
  });

  it('is none while the field says none', () => {
    expect(fromField('')).toBeNull();
    expect(fromField('2026-13-45T99:00')).toBeNull();
  });
});
