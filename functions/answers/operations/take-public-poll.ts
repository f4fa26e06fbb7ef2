import { openPollRun } from '#functions/runs/links.ts';
import { boxesInOrder } from '#functions/runs/dialogue-boxes.ts';
import { answersInOrder } from '#functions/runs/submission.ts';
import { submitByLink } from '#functions/runs/submit.ts';
import { requireLinkRate } from '../link-rate-limit.ts';
import type { AnswersOperation } from '../operation.ts';

/** Takes the answers of somebody without an account to a poll. */
export const takePublicPoll: AnswersOperation<'takePublicPoll'> = async (context, { params, body }) => {
  const run = await openPollRun(params.token, context, { consistent: true });
  await requireLinkRate(run, context);
  const sessionId = body.anonymous_session_id;
  const said = {
    answers: answersInOrder(run, body.answers),
    boxes: boxesInOrder(run, body.answers),
    consent: body.consent,
  };
  await submitByLink(run, said, sessionId, context);
  return { anonymous_session_id: sessionId };
};
