import { wantedPoll } from './wanted.ts';
import type { Loaded } from '#core/http/operation.ts';
import type { ai } from '#shared/contract/ai.ts';
import type { Input } from '#shared/contract/route.ts';
import { replyWithAnalysis, type AiContext } from './reply-with-analysis.ts';
import { chooseAnalyst, governingPlan } from './choose-analyst.ts';

type Route = typeof ai.getPollAiSummary | typeof ai.getPollAiRecommendations;

/** A fresh analysis of the newest runs of a poll, or the job that prepares it; the service's own on every plan. */
export async function replyWithPollAnalysis(
  context: AiContext & Loaded<Route>,
  { frames: runs, ai_provider: asked, refresh }: Input<Route>['query'],
) {
  const analyst = await chooseAnalyst(context, await governingPlan(context), asked);
  return replyWithAnalysis(context, await wantedPoll(context, context.poll, runs, analyst), refresh);
}
