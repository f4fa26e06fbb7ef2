import { planThatLifts, planWith, type Plan, type PlanFeature, type PlanLimit } from './plans.ts';
import { planTexts } from '#text/rules/plan-texts.ts';

/** Which limit stands in the way and which plan lifts it; for a plan that has the limit. */
export function limitText(plan: Plan, limit: PlanLimit): string {
  const most = plan.limits[limit] ?? 0;
  const lifting = planThatLifts(limit, most);
  return planTexts.limit(plan.name, limit, most, lifting && { plan: lifting.name, most: lifting.limits[limit] });
}

/** That this needs a dearer plan, and which. */
export function featureText(plan: Plan, feature: PlanFeature): string {
  return planTexts.feature(feature, planWith(feature).name, plan.name);
}

/** That an invoice is asked for fewer people than there are, which may be meant. */
export function fewerPeopleText(there: number): string {
  return planTexts.fewerPeople(there);
}

/** Why nothing can be changed in a workspace that is one too many for the plan. */
export function surplusText(plan: Plan): string {
  return planTexts.readOnly(limitText(plan, 'workspaces'));
}

/** Why nothing can be changed in a workspace with more people than the plan has room for, and what opens it again. */
export function overcrowdedText(plan: Plan, people: number): string {
  const lifting = planThatLifts('people', people - 1);
  return planTexts.overcrowded(people, plan.name, plan.limits.people ?? people, lifting?.name ?? null);
}
