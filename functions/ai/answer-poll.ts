import { requestAnalysis } from '#core/analyses/request-analysis.ts';
import { wantedPoll } from '#core/analyses/wanted.ts';
import type { Loaded, OperationContext } from '#core/http/operation.ts';
import type { StoredResult } from '#data/analysis-items.ts';
import type { ai } from '#shared/contract/ai.ts';
import { Accepted, type Input } from '#shared/contract/route.ts';
import type { AnalysisAccepted } from '#shared/models/analysis.ts';
import { chooseAnalyst, governingPlan } from './choose-analyst.ts';
import type { FunctionClients } from './clients.ts';
import type { repositories } from './operation.ts';
import { presentJob } from './present-job.ts';

type Route = typeof ai.getPollAiSummary | typeof ai.getPollAiRecommendations;
type Context = OperationContext<keyof typeof repositories> & FunctionClients & Loaded<Route>;

/** A fresh analysis of the newest runs of a poll, or the job that prepares it; the service's own on every plan. */
export async function answerPoll(
  context: Context,
  { frames, ai_provider: asked, refresh }: Input<Route>['query'],
): Promise<StoredResult | Accepted<AnalysisAccepted>> {
  const { poll, now, waiting } = context;
  const analyst = await chooseAnalyst(context, await governingPlan(context), asked);
  const wanted = await wantedPoll(context, poll, frames, analyst);
  const until = new Date(now.getTime() + waiting.milliseconds);
  const answer = await requestAnalysis(context, wanted, { refresh, wait: { until, clock: waiting.clock } });
  return answer.kind === 'ready' ? answer.result : new Accepted({ job: presentJob(answer.job) });
}
