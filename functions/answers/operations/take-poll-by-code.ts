import { requireOpen } from '#functions/runs/links.ts';
import { boxesInOrder } from '#functions/runs/dialogue-boxes.ts';
import { answersInOrder } from '#functions/runs/submission.ts';
import { submitByCode } from '#functions/runs/submit.ts';
import { requireLinkRate } from '../link-rate-limit.ts';
import { runOfCode } from '../run-of-code.ts';
import type { AnswersOperation } from '../operation.ts';

/** Takes the answers of whoever holds a one-time code. They are read first: a form with mistakes tells nothing of the code. */
export const takePollByCode: AnswersOperation<'takePollByCode'> = async (context, { params, body }) => {
  const { run, code, team } = await runOfCode(params.code, context, 'poll');
  requireOpen(run, context.now, 'code');
  await requireLinkRate(run, context);
  const said = {
    answers: answersInOrder(run, body.answers),
    boxes: boxesInOrder(run, body.answers),
    consent: body.consent,
  };
  const sessionId = body.anonymous_session_id;
  await submitByCode(run, said, { code, team, sessionId }, context);
  return { anonymous_session_id: sessionId };
};
