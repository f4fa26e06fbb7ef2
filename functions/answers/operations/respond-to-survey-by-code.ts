import { requireOpen } from '#functions/runs/links.ts';
import { boxesInOrder } from '#functions/runs/dialogue-boxes.ts';
import { secondsOf, storedAnswers } from '#functions/runs/submission.ts';
import { submitByCode } from '#functions/runs/submit.ts';
import { requireLinkRate } from '../link-rate-limit.ts';
import { runOfCode } from '../run-of-code.ts';
import type { AnswersOperation } from '../operation.ts';

/** Takes the answers of whoever holds a one-time code to a survey. They are read first: a form with mistakes tells nothing of the code. */
export const respondToSurveyByCode: AnswersOperation<'respondToSurveyByCode'> = async (context, { params, body }) => {
  const { run, code, team } = await runOfCode(params.code, context, 'survey');
  requireOpen(run, context.now, 'code');
  await requireLinkRate(run, context);
  const said = {
    answers: storedAnswers(run.questions, body.answers),
    boxes: boxesInOrder(run, body.answers),
    seconds: secondsOf(body),
    consent: body.consent,
  };
  const sessionId = body.anonymous_session_id ?? context.newId();
  await submitByCode(run, said, { code, team, sessionId }, context);
  return { anonymous_session_id: sessionId };
};
