import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  developmentRate,
  developmentRateOf,
  hourlyCost,
  hourlyCostOf,
  margin,
  retentionCost,
  roi,
  roiOf,
  totalCost,
  totalCostOf,
  type EmployeeMonth,
} from './employee-cost.ts';
import { EMPLOYEE_METRICS, employeeMetrics } from './employee-metrics.ts';
import { annualPay, REPLACEMENT_SHARE, replacementSources, replacementCost } from './replacement-cost.ts';

/** 100 000 + 30 200 + 10 000 + 5 000 + 3 000 + 1 800 = 150 000 roubles a month. */
const seller: EmployeeMonth = {
  salary: 100_000,
  taxes: 30_200,
  bonus: 10_000,
  kpi: 5_000,
  dms: 3_000,
  development_costs: 1_800,
  hours: 160,
  contribution: 210_000,
};
/** 50 000 + 15 000 = 65 000 roubles a month, half time. */
const storekeeper: EmployeeMonth = {
  salary: 50_000,
  taxes: 15_000,
  bonus: 0,
  kpi: 0,
  dms: 0,
  development_costs: 0,
  hours: 80,
  contribution: null,
};
const nothing: EmployeeMonth = {
  salary: 0,
  taxes: 0,
  bonus: 0,
  kpi: 0,
  dms: 0,
  development_costs: 0,
  hours: 0,
  contribution: 0,
};

describe('what an employee costs', () => {
  it('TCE is everything paid for a person in a month', () => {
    expect(totalCost(seller)).toBe(150_000);
    expect(totalCost(storekeeper)).toBe(65_000);
    expect(totalCostOf([seller, storekeeper])).toBe(215_000);
    expect(totalCost(nothing)).toBe(0);
  });

  it('an hour costs TCE divided by the hours', () => {
    // 150 000 ÷ 160 = 937.5; 65 000 ÷ 80 = 812.5.
    expect(hourlyCost(seller)).toBe(937.5);
    expect(hourlyCost(storekeeper)).toBe(812.5);
  });

  it('an hour is reckoned from the norm where the file has no hours', () => {
    // 150 000 ÷ 164 = 914.634…; 150 000 ÷ 150 = 1 000.
    expect(hourlyCost({ ...seller, hours: null })).toBe(914.63);
    expect(hourlyCost({ ...seller, hours: null }, 150)).toBe(1000);
  });

  it('a month without a single hour has no hourly cost', () => {
    expect(hourlyCost({ ...seller, hours: 0 })).toBeNull();
    expect(hourlyCostOf([])).toBeNull();
    // Zero hours of the norm are none either.
    expect(hourlyCost({ ...seller, hours: null }, 0)).toBeNull();
  });

  it('an hour of several people is the sum of TCE by the sum of hours, not the mean of their hours', () => {
    // 215 000 ÷ 240 = 895.8333…, while the mean of 937.5 and 812.5 is 875.
    expect(hourlyCostOf([seller, storekeeper])).toBe(895.83);
    // Whoever was ill all month is paid for in the hours of the others: 215 000 ÷ 160 = 1 343.75.
    expect(hourlyCostOf([seller, { ...storekeeper, hours: 0 }])).toBe(1343.75);
  });

  it('margin is the contribution less TCE, and may be negative', () => {
    expect(margin(seller)).toBe(60_000);
    expect(margin({ ...seller, contribution: 100_000 })).toBe(-50_000);
    expect(margin({ ...seller, contribution: 0 })).toBe(-150_000);
    expect(margin(storekeeper)).toBeNull();
  });

  it('ROI is the margin by TCE', () => {
    // 60 000 ÷ 150 000 = 0.4; −50 000 ÷ 150 000 = −1/3.
    expect(roi(seller)).toBe(0.4);
    expect(roi({ ...seller, contribution: 100_000 })).toBeCloseTo(-1 / 3, 12);
    expect(roi({ ...seller, contribution: 0 })).toBe(-1);
  });

  it('ROI is silent without a contribution, and for whoever costs nothing', () => {
    expect(roi(storekeeper)).toBeNull();
    expect(roi({ ...nothing, contribution: 1000 })).toBeNull();
    // Of the two, the contribution of one alone is known.
    expect(roiOf([seller, storekeeper])).toBe(0.4);
    expect(roiOf([storekeeper])).toBeNull();
    expect(roiOf([])).toBeNull();
    // (60 000 + 35 000) ÷ 215 000.
    expect(roiOf([seller, { ...storekeeper, contribution: 100_000 }])).toBeCloseTo(95_000 / 215_000, 12);
  });

  it('retention costs what is paid beyond salary and taxes, a year', () => {
    // 12 × (10 000 + 5 000 + 3 000 + 1 800) = 12 × 19 800 = 237 600.
    expect(retentionCost(seller)).toBe(237_600);
    expect(retentionCost(storekeeper)).toBe(0);
  });

  it('replacement costs a share of the annual pay, a fifth unless said otherwise', () => {
    // 12 × (100 000 + 10 000 + 5 000) = 1 380 000; a fifth is 276 000, all of it 1 380 000, 15 % are 207 000.
    expect(annualPay(seller)).toBe(1_380_000);
    expect(replacementCost(seller)).toBe(276_000);
    expect(replacementCost(seller, REPLACEMENT_SHARE.max)).toBe(1_380_000);
    expect(replacementCost(seller, REPLACEMENT_SHARE.min)).toBe(207_000);
    expect(replacementCost(nothing)).toBe(0);
  });

  it('Development Rate is the share of TCE that goes into learning', () => {
    // 1 800 ÷ 150 000 = 0.012; 1 800 ÷ 215 000.
    expect(developmentRate(seller)).toBe(0.012);
    expect(developmentRate(storekeeper)).toBe(0);
    expect(developmentRate(nothing)).toBeNull();
    expect(developmentRateOf([seller, storekeeper])).toBeCloseTo(1_800 / 215_000, 12);
  });
});

describe('what the metrics say of themselves', () => {
  const { min, max, usual, step } = REPLACEMENT_SHARE;
  const percent = (share: number): number => Math.round(share * 100);

  it('there are seven, and the replacement names the shares of its slider', () => {
    expect(EMPLOYEE_METRICS).toEqual([
      ...['tce', 'hourly', 'hourly_filtered', 'roi', 'retention', 'replacement', 'development'],
    ]);
    const { note } = employeeMetrics().find(({ key }) => key === 'replacement')!;
    expect(note).toContain(`от ${percent(min)} до ${percent(max)} %`);
    expect(note).toContain(`По умолчанию ${percent(usual)} %`);
    expect(percent(usual - min) % percent(step)).toBe(0);
  });

  it('every published share says where it stands', () => {
    for (const { url, source, share } of replacementSources()) {
      expect(new URL(url).protocol).toBe('https:');
      expect(source).not.toBe('');
      expect(share).toMatch(/^\d+(–\d+)? %$/);
    }
    expect(replacementSources().some(({ share }) => share === `${percent(usual)} %`)).toBe(true);
  });
});

describe('for any pay', () => {
  const kopecks = fc.integer({ min: 0, max: 1e11 });
  const roubles = kopecks.map((amount) => amount / 100);
  const month = fc.record({
    salary: roubles,
    taxes: roubles,
    bonus: roubles,
    kpi: roubles,
    dms: roubles,
    development_costs: roubles,
    hours: fc.option(fc.integer({ min: 0, max: 744 })),
    contribution: fc.option(roubles),
  });

  it('sums are exact to the kopeck, in whatever order', () => {
    fc.assert(
      fc.property(fc.array(kopecks, { maxLength: 50 }), (amounts) => {
        const people = amounts.map((amount) => ({ ...nothing, salary: amount / 100 }));
        const whole = amounts.reduce((all, one) => all + BigInt(one), 0n);
        expect(BigInt(Math.round(totalCostOf(people) * 100))).toBe(whole);
        expect(totalCostOf(people.toReversed())).toBe(totalCostOf(people));
      }),
    );
    // In floating-point numbers this is 0.30000000000000004.
    expect(totalCost({ ...nothing, salary: 0.1, bonus: 0.2 })).toBe(0.3);
  });

  it('no figure is ever infinite or NaN', () => {
    fc.assert(
      fc.property(month, (one) => {
        const figures = [
          totalCost(one),
          hourlyCost(one),
          margin(one),
          roi(one),
          retentionCost(one),
          replacementCost(one),
          developmentRate(one),
        ];
        for (const figure of figures) expect(figure === null || Number.isFinite(figure)).toBe(true);
      }),
    );
  });

  it('the hour of several lies between the cheapest and the dearest hour among them', () => {
    fc.assert(
      fc.property(fc.array(month, { minLength: 1, maxLength: 10 }), (people) => {
        const working = people.filter(({ hours }) => hours !== 0);
        fc.pre(working.length > 0);
        const hours = working.map((one) => hourlyCost(one)!);
        const together = hourlyCostOf(working)!;
        // Each is rounded to the kopeck.
        expect(together).toBeGreaterThanOrEqual(Math.min(...hours) - 0.01);
        expect(together).toBeLessThanOrEqual(Math.max(...hours) + 0.01);
      }),
    );
  });
});
