import { totalCostOf } from '#shared/rules/finance/employee-cost.ts';
import type { BudgetPlan } from '#shared/rules/finance/budget.ts';
import { sampleText as text } from '#text/finance/sample.ts';
import { samplePeopleText } from '#text/finance/sample-people.ts';
import type { MoneyMonth } from '../main/lib/months.ts';
import { SAMPLE_EMPLOYEES, SAMPLE_LEAVERS } from './sample-people.ts';

/** The day on which the sample is told. */
export const SAMPLE_TODAY = '2026-11-21';
export const SAMPLE_YEAR = 2026;

const MILLION = 1_000_000;
/** Revenue from January to October, in millions. */
const REVENUE = [14.2, 13.9, 15.9, 16.4, 16.1, 15.2, 14.9, 16.8, 18.7, 20.4];
/** What the goods cost, of the revenue. */
const PURCHASE = 0.46;
const [RENT, LOGISTICS, OTHER] = [1_340_000, 910_000, 520_000];

/** The money of ten months; what people cost follows from the people. */
export const SAMPLE_MONTHS: readonly MoneyMonth[] = REVENUE.map((millions, index) => {
  const month = monthOf(index);
  const revenue = Math.round(millions * MILLION);
  return {
    month,
    revenue,
    peopleCost: totalCostOf([...SAMPLE_EMPLOYEES, ...SAMPLE_LEAVERS].filter((one) => worksIn(one, month))),
    expenses: [
      { name: text.expenses.purchase, amount: Math.round(revenue * PURCHASE) },
      { name: text.expenses.rent, amount: RENT },
      { name: text.expenses.logistics, amount: LOGISTICS },
      { name: text.expenses.other, amount: OTHER },
    ],
  };
});

/** The HR budget the card opens with: of the revenue of the year. */
export const SAMPLE_PLAN: BudgetPlan = { period: 'year', mode: 'percent', value: 2.5 };

/** What was done to keep people, with what came of it. */
export const SAMPLE_INITIATIVES = [
  {
    id: 'mentors',
    title: text.initiatives.mentors.title,
    department: null,
    cost: 186_000,
    month: '2026-02',
    effect: text.initiatives.mentors.effect,
    verdict: 'may_be_chance',
  },
  {
    id: 'negotiations',
    title: text.initiatives.negotiations.title,
    department: samplePeopleText.departments.sales,
    cost: 240_000,
    month: '2026-09',
    effect: text.initiatives.negotiations.effect,
    verdict: 'not_visible',
  },
  {
    id: 'schedule',
    title: text.initiatives.schedule.title,
    department: samplePeopleText.departments.warehouse,
    cost: 60_000,
    month: '2026-11',
    effect: text.initiatives.schedule.effect,
    verdict: 'too_early',
  },
] as const;

/** What was spent on people beside the initiatives, from January to November: hiring, insurance, events. */
const OTHER_SPENDING = [262, 241, 268, 255, 283, 270, 249, 291, 276, 288, 251];
const THOUSAND = 1000;

/** What the HR budget was spent on, by month, in roubles. */
export const SAMPLE_SPENT: ReadonlyMap<string, number> = new Map(
  OTHER_SPENDING.map((thousands, index) => {
    const month = monthOf(index);
    const initiatives = SAMPLE_INITIATIVES.filter((one) => one.month === month);
    return [month, thousands * THOUSAND + initiatives.reduce((sum, { cost }) => sum + cost, 0)];
  }),
);

function monthOf(index: number): string {
  return `${SAMPLE_YEAR}-${String(index + 1).padStart(2, '0')}`;
}

/** Whoever came in a month or left in it is counted for the whole of it. */
function worksIn({ hired_on, left_on }: { hired_on: string; left_on: string | null }, month: string): boolean {
  return hired_on.slice(0, 7) <= month && (left_on === null || left_on.slice(0, 7) >= month);
}
