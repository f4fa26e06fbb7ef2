import { describe, expect, it } from 'vitest';
import { occurrenceName } from './occurrence-name.ts';
import { occurrencesAfter, weekOf, type Timing } from './pulse-schedule.ts';
import { addDays } from './working-days.ts';

const WEEKLY: Timing = {
  cadence: 'weekly',
  weekday: 1,
  month_day: null,
  time: '10:00',
  starts_on: '2026-11-22',
  skip_holidays: false,
};
const days = (timing: Timing, after: string, count = 6) =>
  occurrencesAfter(timing, new Date(after), count).map(({ day }) => day);

describe('a recurring run opens', () => {
  it('each week on its weekday, at its time in Moscow, not before its first day', () => {
    expect(days(WEEKLY, '2026-11-01T00:00:00Z', 3)).toEqual(['2026-11-23', '2026-11-30', '2026-12-07']);
    expect(occurrencesAfter(WEEKLY, new Date('2026-11-22T00:00:00Z'), 1)[0]!.at.toISOString()).toBe(
      '2026-11-23T07:00:00.000Z',
    );
  });

  it('at the same hour in summer and in winter, whatever other countries do with their clocks', () => {
    const hours = occurrencesAfter(WEEKLY, new Date('2027-01-01T00:00:00Z'), 52).map(({ at }) => at.getUTCHours());
    expect(new Set(hours)).toEqual(new Set([7]));
  });

  it('strictly after the moment: the run that opens at this moment is not the next one', () => {
    expect(days(WEEKLY, '2026-11-23T07:00:00.000Z', 1)).toEqual(['2026-11-30']);
    expect(days(WEEKLY, '2026-11-23T06:59:59.999Z', 1)).toEqual(['2026-11-23']);
  });

  it('at a time after midnight on the day it is in Moscow', () => {
    const early = { ...WEEKLY, time: '00:30' };
    expect(occurrencesAfter(early, new Date('2026-11-22T12:00:00Z'), 1)[0]!.at.toISOString()).toBe(
      '2026-11-22T21:30:00.000Z',
    );
  });

  it('every second week counted from its first day, over the end of a year and however long nobody looked', () => {
    const fortnightly: Timing = { ...WEEKLY, cadence: 'fortnightly', weekday: 3, starts_on: '2026-12-10' };
    expect(days(fortnightly, '2026-11-22T00:00:00Z', 3)).toEqual(['2026-12-16', '2026-12-30', '2027-01-13']);
    const later = days(fortnightly, '2029-06-01T00:00:00Z', 1)[0]!;
    expect((Date.parse(later) - Date.parse('2026-12-16')) % (14 * 86_400_000)).toBe(0);
  });

  it('each month on its day, in a shorter month on the last one', () => {
    const monthly: Timing = { ...WEEKLY, cadence: 'monthly', weekday: null, month_day: 31 };
    expect(days(monthly, '2026-11-22T00:00:00Z')).toEqual([
      '2026-11-30',
      '2026-12-31',
      '2027-01-31',
      '2027-02-28',
      '2027-03-31',
      '2027-04-30',
    ]);
    expect(days({ ...monthly, month_day: 30 }, '2028-02-01T00:00:00Z', 1)).toEqual(['2028-02-29']);
    expect(days({ ...monthly, month_day: 1 }, '2026-11-22T00:00:00Z', 2)).toEqual(['2026-12-01', '2027-01-01']);
  });

  it('every day, where it waits for people who join', () => {
    expect(days({ ...WEEKLY, cadence: 'member_joined', weekday: null }, '2026-11-22T00:00:00Z', 2)).toEqual([
      '2026-11-22',
      '2026-11-23',
    ]);
  });
});

describe('days off', () => {
  const careful = { ...WEEKLY, skip_holidays: true };

  it('move a run to the next working day, and the week it is called by stays', () => {
    const [run] = occurrencesAfter({ ...careful, weekday: 3 }, new Date('2026-12-29T00:00:00Z'), 2).slice(1);
    // Wednesday 6 January lies in the holidays.
    expect(run).toMatchObject({ planned: '2027-01-06', day: '2027-01-11' });
    expect(occurrenceName(careful, run!)).toBe('Неделя 1');
  });

  it('make one run of two that would open on the same day', () => {
    expect(days({ ...careful, weekday: 5 }, '2026-12-26T00:00:00Z', 3)).toEqual([
      '2027-01-11',
      '2027-01-15',
      '2027-01-22',
    ]);
    expect(days({ ...careful, cadence: 'member_joined' }, '2026-12-30T12:00:00Z', 2)).toEqual([
      '2027-01-11',
      '2027-01-12',
    ]);
  });

  it('keep the name of a month that a run was moved out of', () => {
    const monthly: Timing = { ...careful, cadence: 'monthly', month_day: 31, starts_on: '2026-10-01' };
    const [october, november] = occurrencesAfter(monthly, new Date('2026-10-15T00:00:00Z'), 2);
    expect([october!.day, november!.day]).toEqual(['2026-11-02', '2026-11-30']);
    expect([october!, november!].map((one) => occurrenceName(monthly, one))).toEqual(['Октябрь 2026', 'Ноябрь 2026']);
  });
});

it('a run is called by the ISO week of its day, also around the end of a year', () => {
  expect(['2026-11-23', '2026-12-31', '2027-01-03', '2027-01-04', '2025-12-29'].map(weekOf)).toEqual([
    48, 53, 53, 1, 1,
  ]);
  expect(occurrenceName({ cadence: 'member_joined' }, { planned: addDays('2026-11-24', 0) })).toBe(
    'Новые участники, 24.11.2026',
  );
});
