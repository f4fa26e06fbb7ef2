import { openPollRun } from '#functions/runs/links.ts';
import { publicPollOf } from '../public-poll.ts';
import type { AnswersOperation } from '../operation.ts';

/** What a respondent needs to answer, in one read; one more where the link is limited, and where it is read in another language. */
export const getPublicPoll: AnswersOperation<'getPublicPoll'> = async (context, { params, query }) =>
  publicPollOf(await openPollRun(params.token, context, { consistent: false }), query.language, context);
