import { PLAN_IDS, PLANS } from '#shared/rules/plans.ts';
import { presentPlan } from '../present.ts';
import type { SubscriptionsOperation } from '../operation.ts';

/** The plans, cheapest first. */
export const listPlans: SubscriptionsOperation<'listPlans'> = async () => PLAN_IDS.map((id) => presentPlan(PLANS[id]));
