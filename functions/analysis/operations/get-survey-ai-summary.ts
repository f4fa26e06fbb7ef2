import { Accepted } from '#shared/contract/route.ts';
import type { PollSummary } from '#shared/models/analysis.ts';
import { replyWithSurveyAnalysis } from '../requests/reply-with-survey-analysis.ts';
import type { AiOperation } from '../operation.ts';

/** What is found in the answers to a survey, or the job that is finding it. */
export const getSurveyAiSummary: AiOperation<'getSurveyAiSummary'> = async (context, { body }) => {
  const answer = await replyWithSurveyAnalysis(context, body);
  return answer instanceof Accepted ? answer : (answer.summary as PollSummary);
};
