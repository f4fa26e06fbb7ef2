import { Accepted } from '#shared/contract/route.ts';
import type { PollSummary } from '#shared/models/analysis.ts';
import { replyWithSurveyAnalysis } from '../requests/reply-with-survey-analysis.ts';
import { pollsSaid } from '#text/analysis/polls-said.ts';
import { told, type Kept } from '../kept.ts';
import type { AiOperation } from '../operation.ts';

/** What is found in the answers to a survey, or the job that is finding it. */
export const getSurveyAiSummary: AiOperation<'getSurveyAiSummary'> = async (context, { body }) => {
  const answer = await replyWithSurveyAnalysis(context, body);
  return answer instanceof Accepted ? answer : told<PollSummary>(pollsSaid, answer.summary as Kept<PollSummary>);
};
