import { requestAnalysis } from '#core/analyses/request-analysis.ts';
import { wantedWorkload } from '#core/analyses/wanted.ts';
import { planLimit } from '#core/http/errors.ts';
import type { Loaded, OperationContext } from '#core/http/operation.ts';
import type { StoredResult } from '#data/analysis-items.ts';
import type { ai } from '#shared/contract/ai.ts';
import { Accepted, type Input } from '#shared/contract/route.ts';
import type { AnalysisAccepted } from '#shared/models/analysis.ts';
import { featureText } from '#shared/rules/plan-texts.ts';
import type { FunctionClients } from './clients.ts';
import { chooseAnalyst, governingPlan } from './choose-analyst.ts';
import type { repositories } from './operation.ts';
import { presentJob } from './present-job.ts';

type Route = typeof ai.getWorkloadSummary | typeof ai.getWorkloadRecommendations;
type Context = OperationContext<keyof typeof repositories> & FunctionClients & Loaded<Route>;

/** A fresh analysis of workload, or the job that prepares it; on plans with AI. */
export async function answerWorkload(
  context: Context,
  { ai_provider: asked, refresh }: Input<Route>['body'],
): Promise<StoredResult | Accepted<AnalysisAccepted>> {
  const { workspaceId, now, waiting } = context;
  const plan = await governingPlan(context);
  if (!plan.features.includes('ai')) planLimit(featureText(plan, 'ai'));
  const analyst = await chooseAnalyst(context, plan, asked);
  const wanted = await wantedWorkload(context, workspaceId, analyst);
  const until = new Date(now.getTime() + waiting.milliseconds);
  const answer = await requestAnalysis(context, wanted, { refresh, wait: { until, clock: waiting.clock } });
  return answer.kind === 'ready' ? answer.result : new Accepted({ job: presentJob(answer.job) });
}
