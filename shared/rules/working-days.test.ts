import { describe, expect, it } from 'vitest';
import {
  addDays,
  addMonths,
  daysBetween,
  isWorkingDay,
  monthsBetween,
  moscowDay,
  moscowMoment,
  nextWorkingDay,
  weekdayOf,
} from './working-days.ts';

function workingDaysOf(year: number): number {
  let count = 0;
  for (let day = `${year}-01-01`; day.startsWith(String(year)); day = addDays(day, 1))
    count += isWorkingDay(day) ? 1 : 0;
  return count;
}

describe('working days of Russia', () => {
  it('come to as many as the published calendars of 2025 and 2026 say', () => {
    expect([workingDaysOf(2025), workingDaysOf(2026)]).toEqual([247, 247]);
  });

  it.each([
    ['2025-11-01', true, 'a Saturday that is worked'],
    ['2025-11-03', false, 'the Monday for which it is worked'],
    ['2025-02-24', true, 'the weekend of 23 February was moved to May'],
    ['2026-01-09', false, 'moved by the decree'],
    ['2026-01-12', true, 'the first working day of the year'],
    ['2026-03-09', false, 'the day after a holiday on a Sunday'],
    ['2026-05-11', false, 'the first working day after a holiday on a Saturday'],
    ['2026-11-04', false, 'a holiday in the middle of the week'],
    ['2026-12-31', false, 'moved by the decree'],
  ])('%s is a working day: %s, %s', (day, expected) => {
    expect(isWorkingDay(day)).toBe(expected);
  });

  it('follow article 112 where no transfers are known: a weekend on a holiday moves behind it, but not in January', () => {
    expect(['2027-05-03', '2027-05-10', '2027-06-14'].map(isWorkingDay)).toEqual([false, false, false]);
    expect(['2027-01-11', '2027-05-04', '2027-05-11', '2027-06-15', '2027-11-05'].map(isWorkingDay)).toEqual(
      Array.from({ length: 5 }, () => true),
    );
  });

  it('leave a working day where it is and skip whole holidays, over the end of a year too', () => {
    expect(nextWorkingDay('2026-11-24')).toBe('2026-11-24');
    expect(nextWorkingDay('2025-12-31')).toBe('2026-01-12');
    expect(nextWorkingDay('2026-05-09')).toBe('2026-05-12');
  });
});

describe('days in Moscow', () => {
  it('begin three hours before those of Greenwich, in summer and in winter', () => {
    expect(moscowDay(new Date('2026-07-01T20:59:59.999Z'))).toBe('2026-07-01');
    expect(moscowDay(new Date('2026-07-01T21:00:00.000Z'))).toBe('2026-07-02');
    expect(moscowDay(new Date('2026-12-31T21:00:00.000Z'))).toBe('2027-01-01');
  });

  it('have times that lead to moments and back', () => {
    expect(moscowMoment('2026-03-29', '10:00').toISOString()).toBe('2026-03-29T07:00:00.000Z');
    expect(moscowMoment('2026-10-25', '00:30').toISOString()).toBe('2026-10-24T21:30:00.000Z');
  });

  it('are counted over leap days, and their weekdays from Monday on', () => {
    expect(addDays('2028-02-28', 2)).toBe('2028-03-01');
    expect(daysBetween('2026-12-30', '2027-01-02')).toBe(3);
    expect(['2026-11-23', '2026-11-29'].map(weekdayOf)).toEqual([1, 7]);
  });

  it('are counted by months of the calendar, the last day of a short one included', () => {
    expect(addMonths('2026-11-30', 3)).toBe('2027-02-28');
    expect(addMonths('2026-01-31', -2)).toBe('2025-11-30');
    expect(monthsBetween('2026-01-31', '2026-02-28')).toBe(1);
    expect(monthsBetween('2025-04-24', '2026-11-23')).toBe(18);
  });
});
