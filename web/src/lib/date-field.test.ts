import { describe, expect, it } from 'vitest';
import { fromField, toField } from './date-field.ts';

describe('a moment in a field for date and time', () => {
  it('comes out as it went in', () => {
    const moment = new Date(2026, 10, 24, 18, 0).toISOString();
    expect(toField(moment)).toBe('2026-11-24T18:00');
    expect(fromField('2026-11-24T18:00')).toBe(moment);
  });

  it('is none while the field says none', () => {
    expect(fromField('')).toBeNull();
    expect(fromField('2026-13-45T99:00')).toBeNull();
  });
});
