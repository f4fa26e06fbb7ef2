import { inWords, sayer, type Words } from '#shared/text/said.ts';
import { featureText, limitText, overcrowdedText, surplusText } from '#shared/rules/plan-texts.ts';
import { PLANS, type PlanFeature, type PlanId, type PlanLimit } from '#shared/rules/plans.ts';
import { automationsSaid } from '#text/automations/said.ts';

/** What of the plan stands in the way, where automations say it. */
const ofPlan = {
  planFeature: ({ plan, feature }: { plan: PlanId; feature: PlanFeature }) => featureText(PLANS[plan], feature),
  planLimit: ({ plan, limit }: { plan: PlanId; limit: PlanLimit }) => limitText(PLANS[plan], limit),
  overcrowded: ({ plan, people }: { plan: PlanId; people: number }) => overcrowdedText(PLANS[plan], people),
  surplus: ({ plan }: { plan: PlanId }) => surplusText(PLANS[plan]),
};

/** Keeps a sentence of the logs of automations and rules. */
export const say = sayer<typeof automationsSaid & typeof ofPlan>();

/** A sentence of these logs, in the language of now. */
export function toldOf(words: Words): string {
  return inWords({ ...automationsSaid, ...ofPlan }, words);
}
