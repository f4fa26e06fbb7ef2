import { describe, expect, it } from 'vitest';
import { dueDay, warnedFrom, workingDaysLeft } from './data-requests.ts';

describe('the last day of an answer', () => {
  it('is ten working days after the day of the request, fifteen where it was put off', () => {
    // A Monday; 4 November is a holiday.
    expect(dueDay('2026-10-26', false)).toBe('2026-11-10');
    expect(dueDay('2026-10-26', true)).toBe('2026-11-17');
  });

  it('goes over the holidays of the new year and the day off before them', () => {
    // 31 December is a day off by decree, then holidays until 8 January and a weekend; work begins on Monday the 11th.
    expect(dueDay('2026-12-25', false)).toBe('2027-01-19');
    expect(dueDay('2026-12-25', true)).toBe('2027-01-26');
  });

  it('is the same for a request of a weekend and of the Friday before it', () => {
    expect(dueDay('2026-12-05', false)).toBe(dueDay('2026-12-04', false));
  });
});

describe('what is left until then', () => {
  it('counts working days alone', () => {
    expect(workingDaysLeft('2026-12-30', '2027-01-19')).toBe(7);
    expect(workingDaysLeft('2027-01-15', '2027-01-19')).toBe(2);
    expect(workingDaysLeft('2027-01-19', '2027-01-19')).toBe(0);
    expect(workingDaysLeft('2027-01-20', '2027-01-19')).toBe(-1);
  });

  it('is late from the next day on, also where that is none of work', () => {
    expect(workingDaysLeft('2026-12-12', '2026-12-11')).toBe(-1);
  });

  it('is three working days on the day of the reminder', () => {
    const day = warnedFrom('2027-01-12');
    // The working day three before it, before all the holidays.
    expect(day).toBe('2026-12-29');
    expect(workingDaysLeft(day, '2027-01-12')).toBe(3);
  });
});
