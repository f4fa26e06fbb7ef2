import { describe, expect, it } from 'vitest';
import { seededRandom } from '#shared/rules/statistics/seeded-random.ts';
import type { Employment, Observed } from './data.ts';
import { averageHeadcount } from './exposure.ts';
import { countLeavers, earlyLeavers, headcountOf, lastYear, monthByMonth, rateOfYear } from './rate.ts';
import { syntheticCompany } from '#tests/support/synthetic-company.ts';
import { tenureCurve } from './tenure-curve.ts';

const someone: Employment = {
  ...{ department: null, hiredOn: '2020-01-01', seenFrom: '2025-01-01' },
  ...{ leftOn: null, leaving: null, annualPay: null },
};
function seen(employments: readonly Partial<Employment>[], more: Partial<Observed> = {}): Observed {
  return {
    employments: employments.map((one) => ({ ...someone, ...one })),
    ...{ since: '2025-01-01', until: '2025-12-31' },
    unclear: { withoutHiring: 0, disappeared: 0, contradictory: 0, unknown: 0 },
    ...more,
  };
}
const times = (count: number, one: Partial<Employment> = {}) => Array.from({ length: count }, () => one);

describe('turnover', () => {
  it('is who left by the average headcount of the twelve months', () => {
    // Thirty stay for 365 days, ten for 182: 30 + 10 × 182/365 = 34.986… people on average.
    const observed = seen([...times(30), ...times(10, { leftOn: '2025-07-01', leaving: 'voluntary' })]);
    const window = lastYear(observed);
    expect(window).toEqual({ from: '2025-01-01', to: '2025-12-31' });
    expect(averageHeadcount(observed.employments, window)).toBeCloseTo(30 + (10 * 182) / 365, 10);
    const rate = rateOfYear(observed, window)!;
    // 10 ÷ 34.986 = 28.6 %; Garwood of ten is 4.795–18.390. A year is 365.25 days, hence the little difference.
    expect(rate.value).toBeCloseTo(10 / 34.9863, 3);
    expect(rate.low).toBeCloseTo(4.795 / 34.9863, 3);
    expect(rate.high).toBeCloseTo(18.39 / 34.9863, 2);
    expect(headcountOf(observed, window).now).toBe(30);
  });

  it('is silent where less than three months were seen', () => {
    const observed = seen(times(50), { since: '2025-10-15' });
    expect(rateOfYear(observed, lastYear(observed))).toBeNull();
    expect(
      rateOfYear(seen(times(50), { since: '2025-09-15' }), { from: '2025-09-15', to: '2025-12-31' }),
    ).not.toBeNull();
  });

  it('tells apart who ended the work, and months', () => {
    const observed = seen([
      ...times(2, { leftOn: '2025-03-31', leaving: 'voluntary' }),
      { leftOn: '2025-04-01', leaving: 'employer' },
      { leftOn: '2025-04-30' },
      { hiredOn: '2025-04-15', seenFrom: '2025-04-15' },
      someone,
    ]);
    expect(countLeavers(observed, lastYear(observed))).toEqual({ all: 4, voluntary: 2, employer: 1, unknown: 1 });
    expect(monthByMonth(observed).slice(1, 5)).toEqual([
      { month: '2025-02', headcount: 5, hired: 0, left: 0 },
      { month: '2025-03', headcount: 3, hired: 0, left: 2 },
      { month: '2025-04', headcount: 2, hired: 1, left: 2 },
      { month: '2025-05', headcount: 2, hired: 0, left: 0 },
    ]);
  });

  it('shows at most two years of months', () => {
    expect(monthByMonth(seen([someone], { since: '2019-01-01' }))).toHaveLength(24);
  });

  it('has an interval that holds in about 95 of 100 companies', () => {
    const random = seededRandom(11);
    let [covered, companies] = [0, 0];
    for (let one = 0; one < 400; one++) {
      const observed = syntheticCompany({ random, people: 45, years: 1, level: 0.2, coefficients: [1, 1, 1, 1] });
      const rate = rateOfYear(observed, lastYear(observed));
      if (!rate) continue;
      companies++;
      if (rate.low <= 0.2 && 0.2 <= rate.high) covered++;
    }
    expect(companies).toBe(400);
    expect(covered / companies).toBeGreaterThan(0.94);
  });
});

describe('early leavers', () => {
  it('are those of a year of hires whom everybody could have seen leave', () => {
    const hired = (hiredOn: string, leftOn: string | null = null) => ({ hiredOn, seenFrom: hiredOn, leftOn });
    const observed = seen(
      [
        someone,
        hired('2024-12-30'),
        // Within a year; the 365th day counts, the 366th does not.
        hired('2024-03-01', '2024-05-01'),
        hired('2024-03-01', '2025-02-28'),
        hired('2024-03-01', '2025-03-01'),
        // Too late to have been there for a year, and too early.
        hired('2025-02-01', '2025-03-01'),
        hired('2023-12-01', '2024-01-15'),
      ],
      { since: '2023-01-01' },
    );
    expect(earlyLeavers(observed, 365)).toMatchObject({
      ...{ from: '2024-01-02', to: '2024-12-31', days: 365 },
      ...{ hired: 4, left: 2, share: 0.5 },
    });
    // Clopper and Pearson, 2 of 4.
    expect(earlyLeavers(observed, 365)!.low).toBeCloseTo(0.0676, 4);
    expect(earlyLeavers(observed, 90)).toMatchObject({ from: '2024-10-03', to: '2025-10-02', hired: 2, left: 1 });
  });

  it('are nothing where nobody was hired, or nobody was seen', () => {
    expect(earlyLeavers(seen([someone]), 365)).toBeNull();
    expect(earlyLeavers(seen([{ hiredOn: '2024-06-01' }]), 365)).toBeNull();
  });
});

describe('the curve of tenure', () => {
  it('begins at the tenure at which five are seen and ends where there are fewer', () => {
    // All were hired on one day and seen from the 61st day on; one leaves after a year, the others after two.
    const observed = seen([
      ...times(5, { hiredOn: '2023-11-02', seenFrom: '2024-01-01', leftOn: '2025-12-01' }),
      { hiredOn: '2023-11-02', seenFrom: '2024-01-01', leftOn: '2024-10-30' },
    ]);
    const curve = tenureCurve(observed)!;
    expect(curve.fromMonths).toBe(2);
    expect(curve.points[0]).toMatchObject({ months: 2, share: 1, atRisk: 6, high: 1 });
    // None of six: 0.025^(1/6).
    expect(curve.points[0]!.low).toBeCloseTo(0.5407, 4);
    expect(curve.points.find(({ months }) => months === 12)!.share).toBeCloseTo(5 / 6, 10);
    // They leave on the 761st day, a little after 25 months.
    expect(curve.points.at(-1)).toMatchObject({ months: 26, share: 0, atRisk: 5 });
    expect(curve.median!.months).toBeCloseTo(25, 0);
  });

  it('does not exist where never five are seen, or nobody’s day of hiring is known', () => {
    expect(tenureCurve(seen(times(4)))).toBeNull();
    expect(tenureCurve(seen(times(40, { hiredOn: null })))).toBeNull();
  });

  it('has the median only where the curve falls so far', () => {
    expect(tenureCurve(seen(times(40)))!.median).toBeNull();
  });

  it('stands on the day somebody came and went at once', () => {
    const observed = seen([...times(9), { hiredOn: '2025-05-05', seenFrom: '2025-05-05', leftOn: '2025-05-05' }]);
    for (const { share, low, high } of tenureCurve(observed)!.points) {
      expect([share, low, high].every(Number.isFinite)).toBe(true);
    }
  });
});
