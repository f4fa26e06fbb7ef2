import { openSurveyRun } from '#functions/runs/links.ts';
import { submitByLink } from '#functions/runs/submit.ts';
import { boxesInOrder } from '#functions/runs/dialogue-boxes.ts';
import { secondsOf, storedAnswers } from '#functions/runs/submission.ts';
import { requireLinkRate } from '../link-rate-limit.ts';
import type { AnswersOperation } from '../operation.ts';

/** Takes the answers of somebody without an account to a survey. Who names no session is given one. */
export const respondToPublicSurvey: AnswersOperation<'respondToPublicSurvey'> = async (context, { params, body }) => {
  const run = await openSurveyRun(params.link, context);
  await requireLinkRate(run, context);
  const sessionId = body.anonymous_session_id ?? context.newId();
  const said = {
    answers: storedAnswers(run.questions, body.answers),
    boxes: boxesInOrder(run, body.answers),
    seconds: secondsOf(body),
    consent: body.consent,
  };
  const { answeredAt } = await submitByLink(run, said, sessionId, context);
  return {
    id: sessionId,
    survey_id: run.id,
    user_id: null,
    user_name: null,
    time_spent: said.seconds,
    started_at: null,
    submitted_at: answeredAt,
    is_anonymous: true,
  };
};
