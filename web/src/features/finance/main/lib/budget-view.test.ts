import { describe, expect, it } from 'vitest';
import type { BudgetPlan } from '#shared/rules/finance/budget.ts';
import { budgetViewOf, isSamePlan, passedOfPeriod, titleOfBudget } from './budget-view.ts';

const names = Array.from({ length: 10 }, (_, index) => `2026-${String(index + 1).padStart(2, '0')}`);
const FACTS = {
  year: 2026,
  today: '2026-11-21',
  months: names.map((month) => ({ month, revenue: 1_000_000, peopleCost: null, expenses: [] })),
  spent: new Map([...names, '2026-11'].map((month) => [month, 20_000])),
};
const PERCENT: BudgetPlan = { period: 'year', mode: 'percent', value: 2.5 };

describe('how the HR budget stands', () => {
  it('takes a percent of a year of revenue, the missing months by the mean of the known', () => {
    expect(budgetViewOf(PERCENT, FACTS)).toMatchObject({
      planned: 300_000,
      revenue: 12_000_000,
      spent: 220_000,
      outlook: { low: 240_000, high: 240_000 },
      warning: null,
      note: 'Выручка за 2026 год есть за 10 мес. из 12: остальные взяты по среднему',
    });
  });

  it('compares a plan for the month with the month that runs', () => {
    const plan: BudgetPlan = { period: 'month', mode: 'absolute', value: 15_000 };
    const view = budgetViewOf(plan, FACTS);
    expect([view.planned, view.spent, view.warning?.kind, titleOfBudget(view)]).toEqual([
      15_000,
      20_000,
      'exceeded',
      'HR-бюджет: план превышен',
    ]);
  });

  it('says what of the spent is booked on months to come', () => {
    const facts = { ...FACTS, spent: new Map([...FACTS.spent, ['2026-12', 114_240]]) };
    expect([budgetViewOf(PERCENT, FACTS).ahead, budgetViewOf(PERCENT, facts).ahead]).toEqual([0, 114_240]);
    expect(budgetViewOf({ period: 'month', mode: 'absolute', value: 15_000 }, facts).ahead).toBe(0);
  });

  it('shows what was spent where nothing is planned', () => {
    const view = budgetViewOf(null, FACTS);
    expect([view.planned, view.spent, view.note]).toEqual([null, 220_000, null]);
  });

  it('knows how much of the year and of the month has passed', () => {
    expect(passedOfPeriod('year', '2026-11-21', 2026)).toBeCloseTo(325 / 365, 6);
    expect(passedOfPeriod('year', '2027-02-01', 2026)).toBe(1);
    expect(passedOfPeriod('month', '2026-12-31', 2026)).toBe(1);
    expect(passedOfPeriod('month', '2028-02-29', 2028)).toBe(1);
  });

  it('tells plans apart by all they say', () => {
    expect(isSamePlan(PERCENT, { ...PERCENT })).toBe(true);
    expect(isSamePlan(PERCENT, { ...PERCENT, period: 'month' })).toBe(false);
    expect(isSamePlan(null, PERCENT)).toBe(false);
  });
});
