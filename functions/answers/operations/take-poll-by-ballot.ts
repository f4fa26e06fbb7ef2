import { openBallot } from '#functions/runs/open-ballot.ts';
import { boxesInOrder } from '#functions/runs/dialogue-boxes.ts';
import { answersInOrder } from '#functions/runs/submission.ts';
import { submitByBallot } from '#functions/runs/submit.ts';
import { requireLinkRate } from '../link-rate-limit.ts';
import { runWithBallots } from '../run-with-ballots.ts';
import type { AnswersOperation } from '../operation.ts';

/** Takes the answers to a poll of whoever holds a ballot. */
export const takePollByBallot: AnswersOperation<'takePollByBallot'> = async (context, { params, body }) => {
  const run = await runWithBallots(params.run_id, context, 'poll');
  await requireLinkRate(run, context);
  const ballot = await openBallot(run, body.ballot, context);
  const said = { answers: answersInOrder(run, body.answers), boxes: boxesInOrder(run, body.answers) };
  await submitByBallot(run, said, ballot, context);
  return { answers: said.answers };
};
