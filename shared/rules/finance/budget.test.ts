import { describe, expect, it } from 'vitest';
import { seededRandom } from '#shared/rules/statistics/seeded-random.ts';
import { FEWEST_MONTHS, monthsOfYear, outlookOf, plannedOf, warningOf, type BudgetPlan } from './budget.ts';
import { budgetStatusOf } from './budget-status.ts';

const unknown = Array.from({ length: 12 }, () => null);
const known = (...roubles: (number | null)[]) =>
  unknown.map((_, index) => (roubles[index] === undefined || roubles[index] === null ? null : roubles[index] * 100));
const percent = (value: number, period: BudgetPlan['period'] = 'year'): BudgetPlan => ({
  period,
  mode: 'percent',
  value,
});
const roubles = (value: number, period: BudgetPlan['period'] = 'year'): BudgetPlan => ({
  period,
  mode: 'absolute',
  value,
});

describe('the plan of an HR budget', () => {
  it("spreads a year's roubles over the months to the kopeck (B2-62)", () => {
    const { months, total, note } = plannedOf(roubles(100), 2026, unknown);
    expect(total).toBe(10_000);
    expect(months.reduce<number>((all, one) => all + one!, 0)).toBe(10_000);
    expect(new Set(months)).toEqual(new Set([833, 834]));
    expect(note).toBeNull();
  });

  it("holds a month's roubles in each month (B2-62)", () => {
    expect(plannedOf(roubles(500.5, 'month'), 2026, unknown)).toEqual({
      months: unknown.map(() => 50_050),
      total: 600_600,
      note: null,
    });
  });

  it('takes a percent of the revenue of each month, and of the year (B2-62)', () => {
    const all = plannedOf(percent(2.5), 2026, known(...unknown.map(() => 1000)));
    expect(all).toEqual({ months: unknown.map(() => 2500), total: 30_000, note: null });
  });

  it('says why there is no plan where there is no revenue', () => {
    expect(plannedOf(percent(2.5), 2026, unknown)).toEqual({
      months: unknown,
      total: null,
      note: 'Нет выручки за 2026 год: процент считать не от чего',
    });
    expect(plannedOf(percent(2.5), 2026, known(1000, 1000))).toMatchObject({
      total: null,
      note: 'Выручка за 2026 год есть за 2 мес. из 12: для плана на год нужно хотя бы 3',
    });
  });

  it('takes the mean of the known months for the others of a year, and says so', () => {
    const planned = plannedOf(percent(10), 2026, known(1000, null, 3000, 2000));
    expect(planned.months.slice(0, 5)).toEqual([10_000, null, 30_000, 20_000, null]);
    expect(planned.total).toBe(20_000 * 12);
    expect(planned.note).toBe('Выручка за 2026 год есть за 3 мес. из 12: остальные взяты по среднему');
    // A month's percent is of that month alone: nothing is guessed for the others.
    expect(plannedOf(percent(10, 'month'), 2026, known(1000, null, 3000))).toMatchObject({ total: 40_000 });
  });

  it('of nothing is nothing: 0 % and a revenue of 0', () => {
    expect(plannedOf(percent(0), 2026, known(...unknown.map(() => 1000))).total).toBe(0);
    expect(plannedOf(percent(50), 2026, known(...unknown.map(() => 0))).total).toBe(0);
  });
});

describe('the outlook of a budget', () => {
  it('is silent before three whole months and where no month is left', () => {
    expect(outlookOf({ whole: [1, 2], before: 3, spent: 3, left: 10 })).toBeNull();
    expect(outlookOf({ whole: [1, 2, 3], before: 6, spent: 6, left: 0 })).toBeNull();
  });

  it('is the sum so far and the mean of the months for those left, with a prediction interval', () => {
    // Months of 100, 200, 300: mean 200, deviation 100. Two left: 600 + 400 ± 4.303 · 100 · √(2 + 4/3) = ± 785.6.
    expect(outlookOf({ whole: [100, 200, 300], before: 600, spent: 600, left: 2 })).toEqual({
      expected: 1000,
      low: 600,
      high: 1786,
      months: 3,
    });
    // Equal months leave nothing to guess.
    expect(outlookOf({ whole: [50, 50, 50, 50], before: 200, spent: 230, left: 8 })).toMatchObject({
      expected: 600,
      low: 600,
      high: 600,
    });
  });

  it('is never less than what was spent already', () => {
    expect(outlookOf({ whole: [10, 10, 10], before: 30, spent: 500, left: 2 })).toMatchObject({
      expected: 500,
      low: 500,
      high: 500,
    });
  });

  it.each([3, 6, 11])('holds what comes in 95 of 100 cases after %i months', (n) => {
    const random = seededRandom(7);
    const normal = () => Math.sqrt(-2 * Math.log(1 - random())) * Math.cos(2 * Math.PI * random());
    const rounds = 4000;
    let held = 0;
    for (let round = 0; round < rounds; round++) {
      const whole = Array.from({ length: n }, () => 100_000 + 20_000 * normal());
      const before = whole.reduce((all, one) => all + one, 0);
      const left = 12 - n;
      const truth = before + left * 100_000 + 20_000 * Math.sqrt(left) * normal();
      const { low, high } = outlookOf({ whole, before, spent: 0, left })!;
      if (low <= truth && truth <= high) held++;
    }
    expect(held / rounds).toBeGreaterThan(0.935);
    expect(held / rounds).toBeLessThan(0.965);
  });
});

describe('what is warned of', () => {
  const standing = { period: '2026', planned: 100_000, outlook: null };

  it.each([
    [100_001, 'exceeded'],
    [100_000, 'near'],
    [80_000, 'near'],
    [79_999, undefined],
    [0, undefined],
  ])('%i kopecks of 100 000 are %s', (spent, kind) => {
    expect(warningOf({ ...standing, spent })?.kind).toBe(kind);
  });

  it('says by how much, and of how much', () => {
    const exceeded = warningOf({ ...standing, planned: 100_000_00, spent: 125_000_00 })!;
    expect(exceeded.text.replace(/\u00a0/g, ' ')).toBe(
      'Бюджет на 2026 год превышен на 25 000 ₽: потрачено 125 000 ₽ из 100 000 ₽',
    );
  });

  it('says that it will be exceeded before it nearly is, and whether that is certain', () => {
    const outlook = { expected: 110_000, low: 90_000, high: 130_000, months: 5 };
    expect(warningOf({ ...standing, spent: 90_000, outlook })).toMatchObject({
      kind: 'will_exceed',
      text: expect.stringContaining('может не хватить: выйдет'),
    });
    const certain = warningOf({ ...standing, spent: 40_000, outlook: { ...outlook, low: 100_500 } })!;
    expect(certain.text).toContain('бюджета на 2026 год не хватит');
    expect(warningOf({ ...standing, spent: 40_000, outlook: { ...outlook, expected: 100_000 } })).toBeNull();
  });

  it('is nothing without a plan; of a plan of 0 every rouble is too much', () => {
    expect(warningOf({ ...standing, planned: null, spent: 500 })).toBeNull();
    expect(warningOf({ ...standing, planned: 0, spent: 0 })).toBeNull();
    expect(warningOf({ ...standing, planned: 0, spent: 1 })?.kind).toBe('exceeded');
  });
});

describe('how a budget stands', () => {
  const none = new Map<string, number>();
  const by = (entries: Record<string, number>) => new Map(Object.entries(entries));

  it("compares a year's plan with the year", () => {
    const spent = by({ '2026-01': 10_000, '2026-02': 10_000, '2026-03': 10_000, '2026-04': 5_000 });
    const standing = budgetStatusOf({ plan: roubles(1000), year: 2026, today: '2026-04-15', revenue: none, spent });
    expect(standing).toMatchObject({ spent: 35_000, outlook: { expected: 120_000, months: FEWEST_MONTHS } });
    expect(standing.warning?.kind).toBe('will_exceed');
  });

  it('counts the months from the first in which anything was spent', () => {
    const spent = by({ '2026-09': 10_000, '2026-11': 10_000 });
    const seen = (today: string) =>
      budgetStatusOf({ plan: roubles(1000), year: 2026, today, revenue: none, spent }).outlook?.months ?? null;
    // September and October are two.
    expect(seen('2026-11-22')).toBeNull();
    expect(seen('2026-12-01')).toBe(3);
  });

  it("compares a month's plan with the month that runs, and that with those before it", () => {
    const spent = by({ '2025-11': 20_000, '2025-12': 20_000, '2026-01': 20_000, '2026-02': 100 });
    const standing = budgetStatusOf({
      plan: roubles(150, 'month'),
      year: 2026,
      today: '2026-02-03',
      revenue: none,
      spent,
    });
    expect(standing.outlook).toMatchObject({ expected: 20_000, months: 3 });
    expect(standing.warning).toMatchObject({
      kind: 'will_exceed',
      text: expect.stringContaining('на февраль 2026 года'),
    });
  });

  it('looks at all of a year that is over, and says nothing of what comes', () => {
    const spent = by({ '2025-01': 200_000 });
    const standing = budgetStatusOf({ plan: roubles(1000), year: 2025, today: '2026-02-03', revenue: none, spent });
    expect(standing).toMatchObject({ outlook: null, outlookNote: 'Год закончился', warning: { kind: 'exceeded' } });
    expect(budgetStatusOf({ plan: null, year: 2027, today: '2026-02-03', revenue: none, spent: none })).toMatchObject({
      planned: null,
      outlookNote: 'Год ещё не начался',
      warning: null,
    });
  });

  it('names the months of a year', () => {
    expect(monthsOfYear(2026)).toHaveLength(12);
    expect(monthsOfYear(2026).at(-1)).toBe('2026-12');
  });
});
