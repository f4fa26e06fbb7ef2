import { openBallot } from '#functions/runs/open-ballot.ts';
import { boxesInOrder } from '#functions/runs/dialogue-boxes.ts';
import { secondsOf, storedAnswers } from '#functions/runs/submission.ts';
import { submitByBallot } from '#functions/runs/submit.ts';
import { requireLinkRate } from '../link-rate-limit.ts';
import { runWithBallots } from '../run-with-ballots.ts';
import type { AnswersOperation } from '../operation.ts';

/** Takes the answers to a survey of whoever holds a ballot. */
export const takeSurveyByBallot: AnswersOperation<'takeSurveyByBallot'> = async (context, { params, body }) => {
  const run = await runWithBallots(params.run_id, context, 'survey');
  await requireLinkRate(run, context);
  const ballot = await openBallot(run, body.ballot, context);
  const said = {
    answers: storedAnswers(run.questions, body.answers),
    boxes: boxesInOrder(run, body.answers),
    seconds: secondsOf(body),
  };
  await submitByBallot(run, said, ballot, context);
  return { answers: said.answers };
};
