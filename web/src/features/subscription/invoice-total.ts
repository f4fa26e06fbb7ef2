import { PLANS, type PlanId } from '#shared/rules/plans.ts';

export type Period = 'month' | 'year';

/** Roubles for so many people and one period, before any discount; null without a number of people. */
export function invoiceTotal(plan: PlanId, period: Period, people: number): number | null {
  if (!Number.isInteger(people) || people < 1) return null;
  const { monthly, annual } = PLANS[plan];
  return people * (period === 'year' ? annual : monthly);
}
