import { describe, expect, it } from 'vitest';
import { probationEnd } from '../people/stages.ts';
import { addDays } from '../working-days.ts';
import { isPersonsDay, isRulesDay, nextRulesDay } from './person-dates.ts';

const date = (on: 'anniversary' | 'probation_end' | 'day' | 'month_start', days = 0, day: string | null = null) => ({
  on,
  day,
  days,
});

describe('a date of a person', () => {
  it.each([
    ['2019-12-08', '2026-12-08', 0, true],
    ['2019-12-08', '2026-12-01', -7, true],
    ['2019-12-08', '2026-12-15', 7, true],
    ['2019-12-08', '2026-12-09', 0, false],
    // The year changes between the date and the day the rule acts.
    ['2019-01-03', '2026-12-31', -3, true],
    ['2019-12-31', '2027-01-02', 2, true],
    // On the day of hiring there is no anniversary yet, nor before it.
    ['2026-12-08', '2026-12-08', 0, false],
    ['2026-12-08', '2026-12-01', -7, false],
    // Of the 29th of February the 1st of March where there is none.
    ['2024-02-29', '2026-03-01', 0, true],
    ['2024-02-29', '2028-02-29', 0, true],
    ['2024-02-29', '2028-03-01', 0, false],
  ] as const)('hired on %s, the anniversary on %s, shifted by %i: %s', (hiredOn, day, days, acts) => {
    expect(isPersonsDay(date('anniversary', days), hiredOn, day)).toBe(acts);
  });

  it('comes once in each year', () => {
    for (const hiredOn of ['2020-02-29', '2020-01-01', '2020-12-31', '2020-06-15']) {
      const days = Array.from({ length: 365 }, (_, index) => addDays('2026-01-01', index));
      expect(days.filter((day) => isPersonsDay(date('anniversary'), hiredOn, day))).toHaveLength(1);
    }
  });

  it.each([
    ['2026-08-24', '2026-11-23'],
    // A month without such a day ends the probation with its last one.
    ['2026-11-30', '2027-02-27'],
    ['2026-12-01', '2027-02-28'],
    ['2023-11-30', '2024-02-28'],
  ])('a probation that began on %s ends on %s', (hiredOn, end) => {
    expect(probationEnd(hiredOn)).toBe(end);
    expect(isPersonsDay(date('probation_end', -3), hiredOn, addDays(end, -3))).toBe(true);
  });
});

describe('a day of the calendar', () => {
  it('comes once, shifted as it is wanted', () => {
    expect(isRulesDay(date('day', -3, '2026-12-08'), '2026-12-05')).toBe(true);
    expect(isRulesDay(date('day', 0, '2026-12-08'), '2027-12-08')).toBe(false);
    expect(nextRulesDay(date('day', 2, '2026-12-08'), '2026-12-11')).toBeNull();
    expect(nextRulesDay(date('day', 2, '2026-12-08'), '2026-12-10')).toBe('2026-12-10');
  });

  it('of a month is its first working one: after weekends and holidays', () => {
    expect(isRulesDay(date('month_start'), '2026-11-02')).toBe(true);
    expect(isRulesDay(date('month_start'), '2026-11-01')).toBe(false);
    expect(nextRulesDay(date('month_start'), '2026-12-02')).toBe('2027-01-11');
  });
});
