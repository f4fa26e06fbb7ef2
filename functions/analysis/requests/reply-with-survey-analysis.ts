import { wantedSurvey } from './wanted.ts';
import type { Loaded } from '#core/http/operation.ts';
import type { ai } from '#shared/contract/ai.ts';
import type { Input } from '#shared/contract/route.ts';
import { replyWithAnalysis, type AiContext } from './reply-with-analysis.ts';
import { chooseAnalyst, governingPlan } from './choose-analyst.ts';

type Route = typeof ai.getSurveyAiSummary | typeof ai.getSurveyAiRecommendations;

/** A fresh analysis of the answers to a survey, or the job that prepares it; the service's own on every plan. */
export async function replyWithSurveyAnalysis(
  context: AiContext & Loaded<Route>,
  { ai_provider: asked, refresh }: Input<Route>['body'],
) {
  const analyst = await chooseAnalyst(context, await governingPlan(context), asked);
  return replyWithAnalysis(context, await wantedSurvey(context, context.survey, analyst), refresh);
}
