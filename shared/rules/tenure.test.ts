import { describe, expect, it } from 'vitest';
import { tenureOf } from './surveys.ts';

/** Noon in Moscow. */
const on = (day: string) => new Date(`${day}T09:00:00.000Z`);

describe('tenureOf', () => {
  it.each([
    ['on the first day', '2026-11-22', '2026-11-22', 'under_6_months'],
    ['the day before half a year is over', '2026-05-22', '2026-11-21', 'under_6_months'],
    ['when half a year is over', '2026-05-22', '2026-11-22', '6_to_12_months'],
    ['the day before a year is over', '2025-11-22', '2026-11-21', '6_to_12_months'],
    ['when a year is over', '2025-11-22', '2026-11-22', '1_to_3_years'],
    ['the day before three years are over', '2023-11-22', '2026-11-21', '1_to_3_years'],
    ['when three years are over', '2023-11-22', '2026-11-22', '3_to_5_years'],
    ['the day before five years are over', '2021-11-22', '2026-11-21', '3_to_5_years'],
    ['when five years are over', '2021-11-22', '2026-11-22', 'over_5_years'],
    ['after half a century', '1976-01-01', '2026-11-22', 'over_5_years'],
    ['over the turn of a year', '2025-12-31', '2026-01-01', 'under_6_months'],
    // The half year from 31 August ends on the last day of February.
    ['on the last day of a shorter month', '2025-08-31', '2026-02-28', '6_to_12_months'],
    ['one day before it', '2025-08-31', '2026-02-27', 'under_6_months'],
    ['on the last of 28 days, which is not the last in a leap year', '2023-08-31', '2024-02-28', 'under_6_months'],
    ['on the 29th of a leap year', '2023-08-31', '2024-02-29', '6_to_12_months'],
    ['a year after 29 February, on the 28th', '2024-02-29', '2025-02-28', '1_to_3_years'],
    ['a year after 29 February, a day before that', '2024-02-29', '2025-02-27', '6_to_12_months'],
    ['four years less a day after 29 February', '2023-02-28', '2028-02-27', '3_to_5_years'],
    ['five years after 28 February, in a leap year', '2023-02-28', '2028-02-28', 'over_5_years'],
  ])('%s', (_, hiredOn, today, tenure) => {
    expect(tenureOf(hiredOn, on(today))).toBe(tenure);
  });

  it.each([
    ['is not known', null],
    ['is tomorrow', '2026-11-23'],
    ['is next month', '2026-12-01'],
    ['is next year', '2027-01-01'],
    ['is the next leap day', '2028-02-29'],
  ])('is none of whose first day %s', (_, hiredOn) => {
    expect(tenureOf(hiredOn, on('2026-11-22'))).toBeNull();
  });

  it('does not begin early on the last day of a month, for who starts on a day ahead', () => {
    expect(tenureOf('2028-02-29', on('2028-02-28'))).toBeNull();
    expect(tenureOf('2026-12-01', on('2026-11-30'))).toBeNull();
  });

  it('counts by the day in Moscow, which begins three hours before that of UTC', () => {
    expect(tenureOf('2026-11-22', new Date('2026-11-21T20:59:59.999Z'))).toBeNull();
    expect(tenureOf('2026-11-22', new Date('2026-11-21T21:00:00.000Z'))).toBe('under_6_months');
    expect(tenureOf('2026-05-22', new Date('2026-11-21T21:00:00.000Z'))).toBe('6_to_12_months');
  });
});
