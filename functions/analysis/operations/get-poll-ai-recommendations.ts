import { Accepted } from '#shared/contract/route.ts';
import type { PollRecommendations } from '#shared/models/analysis.ts';
import { replyWithPollAnalysis } from '../requests/reply-with-poll-analysis.ts';
import { pollsSaid } from '#text/analysis/polls-said.ts';
import { told, type Kept } from '../kept.ts';
import type { AiOperation } from '../operation.ts';

/** What could be done about what people have answered, or the job that is working it out. */
export const getPollAiRecommendations: AiOperation<'getPollAiRecommendations'> = async (context, { query }) => {
  const answer = await replyWithPollAnalysis(context, query);
  return answer instanceof Accepted
    ? answer
    : told<PollRecommendations>(pollsSaid, answer.recommendations as Kept<PollRecommendations>);
};
