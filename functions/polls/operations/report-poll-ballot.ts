import { notFound } from '#core/http/errors.ts';
import { reportBallot } from '#functions/runs/issue-ballot.ts';
import type { PollsOperation } from '../operation.ts';

/** Notes that a member needs no reminder of a run of a poll. */
export const reportPollBallot: PollsOperation<'reportPollBallot'> = async (context) => {
  await reportBallot((await context.repos.runs.findConsistent(context.run.id)) ?? notFound('run'), context);
};
