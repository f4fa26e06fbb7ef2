import { openPollRun } from '#functions/runs/links.ts';
import { publicPollOf } from '../public-poll.ts';
import type { AnswersOperation } from '../operation.ts';

/** What a respondent needs to answer, in one read; in two where the link is limited. */
export const getPublicPoll: AnswersOperation<'getPublicPoll'> = async (context, { params }) =>
  publicPollOf(await openPollRun(params.token, context, { consistent: false }), context);
