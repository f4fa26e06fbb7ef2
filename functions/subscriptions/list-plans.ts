import type { Operation } from '#core/http/operation.ts';
import type { subscriptions } from '#shared/contract/subscriptions.ts';
import { PLAN_IDS, PLANS } from '#shared/rules/plans.ts';
import { presentPlan } from './present.ts';

/** The plans, cheapest first. */
export const listPlans: Operation<typeof subscriptions.listPlans> = async () =>
  PLAN_IDS.map((id) => presentPlan(PLANS[id]));
