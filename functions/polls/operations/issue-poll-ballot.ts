import { notFound } from '#core/http/errors.ts';
import { issueBallot } from '#functions/runs/issue-ballot.ts';
import type { PollsOperation } from '../operation.ts';

/** Signs a member's ballot for a run of a poll. */
export const issuePollBallot: PollsOperation<'issuePollBallot'> = async (context, { body }) => {
  const run = (await context.repos.runs.findConsistent(context.run.id)) ?? notFound('run');
  return { signed: await issueBallot(run, body, context) };
};
