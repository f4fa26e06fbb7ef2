import { wantedWorkload } from './wanted.ts';
import { planLimit } from '#core/http/errors.ts';
import type { Loaded } from '#core/http/operation.ts';
import type { ai } from '#shared/contract/ai.ts';
import type { Input } from '#shared/contract/route.ts';
import { featureText } from '#shared/rules/plan-texts.ts';
import { replyWithAnalysis, type AiContext } from './reply-with-analysis.ts';
import { chooseAnalyst, governingPlan } from './choose-analyst.ts';

type Route = typeof ai.getWorkloadSummary | typeof ai.getWorkloadRecommendations;

/** A fresh analysis of workload, or the job that prepares it; on plans with AI. */
export async function replyWithWorkloadAnalysis(
  context: AiContext & Loaded<Route>,
  { ai_provider: asked, refresh }: Input<Route>['body'],
) {
  const plan = await governingPlan(context);
  if (!plan.features.includes('ai')) planLimit(featureText(plan, 'ai'));
  const analyst = await chooseAnalyst(context, plan, asked);
  return replyWithAnalysis(context, await wantedWorkload(context, context.workspaceId, analyst), refresh);
}
