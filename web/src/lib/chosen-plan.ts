import { PLAN_IDS, type PaidPlanId, type PlanId } from '#shared/rules/plans.ts';
import { safeStorage } from './safe-storage.ts';

const KEY = 'chosen_plan';

/** Keeps the plan that a guest has chosen among the prices until they have a space to use it in. */
export function rememberChosenPlan(plan: PlanId): void {
  if (plan === 'startup') forgetChosenPlan();
  else safeStorage.write(KEY, plan);
}

/** The paid plan that was chosen before the registration; told once. */
export function takeChosenPlan(): PaidPlanId | null {
  const chosen = readPlan(safeStorage.read(KEY));
  forgetChosenPlan();
  return chosen === 'startup' ? null : chosen;
}

/** Whoever logs in has their plan. */
export function forgetChosenPlan(): void {
  safeStorage.remove(KEY);
}

/** The plan of this name, as storage or an address give it. */
export function readPlan(name: string | null): PlanId | null {
  return PLAN_IDS.find((plan) => plan === name) ?? null;
}
