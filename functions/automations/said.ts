import type { WorkSource } from '#shared/rules/task-sources.ts';
import { workSources } from '#text/rules/work-sources.ts';
import { inWords, sayer, type Words } from '#shared/text/said.ts';
import { featureText, limitText, overcrowdedText, surplusText } from '#shared/rules/plan-texts.ts';
import { PLANS, type PlanFeature, type PlanId, type PlanLimit } from '#shared/rules/plans.ts';
import { loadReasonsSaid } from '#text/analysis/load-reasons-said.ts';
import { automationsSaid } from '#text/automations/said.ts';
import { errorsText } from '#text/errors.ts';
import { integrationsSaid } from '#text/integrations/said.ts';

/** What of the plan stands in the way, where automations say it. */
const ofPlan = {
  planFeature: ({ plan, feature }: { plan: PlanId; feature: PlanFeature }) => featureText(PLANS[plan], feature),
  planLimit: ({ plan, limit }: { plan: PlanId; limit: PlanLimit }) => limitText(PLANS[plan], limit),
  overcrowded: ({ plan, people }: { plan: PlanId; people: number }) => overcrowdedText(PLANS[plan], people),
  surplus: ({ plan }: { plan: PlanId }) => surplusText(PLANS[plan]),
};

/** Why there was nothing to analyse. */
const ofAnalysis = {
  get nothingUnconnected(): string {
    return errorsText.nothingToAnalyse.unconnected;
  },
  /** Of entries that name no source it was Bitrix24. */
  nothingUnread: ({ problem, source = 'bitrix24' }: { problem: string; source?: WorkSource }) =>
    errorsText.nothingToAnalyse.unread(workSources[source], problem),
  get nothingEmpty(): string {
    return errorsText.nothingToAnalyse.empty;
  },
};

/** Keeps a sentence of the logs of automations and rules. */
export const say = sayer<typeof automationsSaid & typeof ofPlan & typeof ofAnalysis>();

const CATALOGUES: readonly object[] = [automationsSaid, integrationsSaid, loadReasonsSaid, ofPlan, ofAnalysis];
/** All of them as one, which is looked into and not copied: a log has many lines. */
const SENTENCES = new Proxy(
  {},
  {
    get(_, code): unknown {
      const catalogue = CATALOGUES.find((one) => code in one);
      return catalogue && Reflect.get(catalogue, code);
    },
  },
);

/** A sentence of these logs, with what connections and measurements say in it, in the language of now. */
export function toldOf(words: Words): string {
  return inWords(SENTENCES, words);
}
