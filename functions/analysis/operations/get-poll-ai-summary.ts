import { Accepted } from '#shared/contract/route.ts';
import type { PollSummary } from '#shared/models/analysis.ts';
import { replyWithPollAnalysis } from '../requests/reply-with-poll-analysis.ts';
import { pollsSaid } from '#text/analysis/polls-said.ts';
import { told, type Kept } from '../kept.ts';
import type { AiOperation } from '../operation.ts';

/** What is found in the answers to a poll, or the job that is finding it. */
export const getPollAiSummary: AiOperation<'getPollAiSummary'> = async (context, { query }) => {
  const answer = await replyWithPollAnalysis(context, query);
  return answer instanceof Accepted ? answer : told<PollSummary>(pollsSaid, answer.summary as Kept<PollSummary>);
};
