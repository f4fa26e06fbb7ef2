import { Accepted } from '#shared/contract/route.ts';
import type { PollRecommendations } from '#shared/models/analysis.ts';
import { replyWithSurveyAnalysis } from '../requests/reply-with-survey-analysis.ts';
import { pollsSaid } from '#text/analysis/polls-said.ts';
import { told, type Kept } from '../kept.ts';
import type { AiOperation } from '../operation.ts';

/** What could be done about what people have answered, or the job that is working it out. */
export const getSurveyAiRecommendations: AiOperation<'getSurveyAiRecommendations'> = async (context, { body }) => {
  const answer = await replyWithSurveyAnalysis(context, body);
  return answer instanceof Accepted
    ? answer
    : told<PollRecommendations>(pollsSaid, answer.recommendations as Kept<PollRecommendations>);
};
