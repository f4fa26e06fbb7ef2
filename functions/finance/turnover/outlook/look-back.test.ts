import { describe, expect, it } from 'vitest';
import { held } from '#shared/rules/predictions.ts';
import { seededRandom } from '#shared/rules/statistics/seeded-random.ts';
import { addDays } from '#shared/rules/working-days.ts';
import { syntheticCompany } from '#tests/support/synthetic-company.ts';
import type { Employment, Observed } from '../data.ts';
import { TENURE_BRACKETS } from './coefficients.ts';
import { leftSince, lookBack } from './look-back.ts';
import { HORIZON_DAYS, lookAhead } from './outlook.ts';

const PUBLISHED = TENURE_BRACKETS.map(({ published }) => published);
const company = (seed: number, years = 4, level = 0.15) =>
  syntheticCompany({ random: seededRandom(seed), people: 60, years, level, coefficients: PUBLISHED });

const employment = (seenFrom: string, leftOn: string | null): Employment => ({
  ...{ department: null, hiredOn: seenFrom, leaving: null, annualPay: null },
  ...{ seenFrom, leftOn },
});
const seen = (employments: Employment[]): Observed => ({
  ...{ employments, since: '2025-01-01', until: '2026-06-30' },
  unclear: { withoutHiring: 0, disappeared: 0, contradictory: 0, unknown: 0 },
});

describe('what came of an outlook', () => {
  it('is who was there on the day it was said and left within its time, both ends as they were said', () => {
    const observed = seen([
      employment('2025-01-01', '2025-06-30'), // Left on the day itself.
      employment('2025-01-01', '2025-07-01'),
      employment('2025-01-01', '2025-12-30'),
      employment('2025-01-01', '2025-12-31'), // A day too late.
      employment('2025-07-01', '2025-09-01'), // Came after it was said.
      employment('2025-01-01', null),
    ]);
    expect(leftSince(observed, { from: '2025-06-30', until: '2025-12-30' })).toBe(2);
  });

  it('is not known before its time is over, nor where the data begin later', () => {
    const observed = seen([employment('2025-01-01', null)]);
    expect(leftSince(observed, { from: '2026-01-01', until: '2026-07-01' })).toBeNull();
    expect(leftSince(observed, { from: '2026-01-01', until: '2026-06-30' })).toBe(0);
    expect(leftSince(observed, { from: '2024-12-31', until: '2025-06-30' })).toBeNull();
  });
});

describe('what the outlook would have said before', () => {
  it('stands for half-years in a row back to the first year of data, and says what the outlook said then', () => {
    const observed = company(1);
    const told = lookBack(observed);
    // Of four years one must have been seen, and six half-years of 183 days are more than the other three.
    expect(told).toHaveLength(5);
    expect(told[0]!.until).toBe(observed.until);
    for (const [place, { from, until, came }] of told.entries()) {
      expect(from).toBe(addDays(until, -HORIZON_DAYS));
      if (place > 0) expect(until).toBe(told[place - 1]!.from);
      expect(came).not.toBeNull();
    }
    // The files of half a year ago knew nobody who came later and of nobody's leaving.
    const { from } = told[0]!;
    const then = observed.employments
      .filter(({ seenFrom }) => seenFrom <= from)
      .map((one) => (one.leftOn !== null && one.leftOn > from ? { ...one, leftOn: null } : one));
    const outlook = lookAhead({ ...observed, employments: then, until: from }, null);
    expect(outlook).toMatchObject({ low: told[0]!.low, high: told[0]!.high });
  });

  it('knows nothing of what came later: leavings after a day change nothing of what is said on it', () => {
    const observed = company(2);
    const [newest] = lookBack(observed);
    const { from } = newest!;
    const stayed = observed.employments.map((one) =>
      one.leftOn !== null && one.leftOn > from ? { ...one, leftOn: null } : one,
    );
    const [without] = lookBack({ ...observed, employments: stayed });
    expect(without).toMatchObject({ from, low: newest!.low, high: newest!.high, came: 0 });
  });

  it('is nothing where the outlook would have been silent', () => {
    expect(lookBack(company(3, 1.4))).toEqual([]);
    expect(lookBack(company(4, 3, 0.0001))).toEqual([]);
  });

  it('holds about as often as it promises where people leave as they left before', () => {
    const counts = { told: 0, held: 0 };
    for (let seed = 100; seed < 160; seed++) {
      for (const one of lookBack(company(seed))) {
        counts.told++;
        if (held(one) === true) counts.held++;
      }
    }
    expect(counts.told).toBeGreaterThan(250);
    expect(counts.held / counts.told).toBeGreaterThan(0.92);
    expect(counts.held / counts.told).toBeLessThan(0.995);
  });
});
