import { notFound } from '#core/http/errors.ts';
import { requireOpen } from '#functions/runs/links.ts';
import { secondsOf, storedAnswers } from '#functions/runs/submission.ts';
import { submitByLink } from '#functions/runs/submit.ts';
import { requireLinkRate } from '../link-rate-limit.ts';
import { runOfKiosk } from '../run-of-kiosk.ts';
import type { AnswersOperation } from '../operation.ts';

/** The same at a kiosk of a survey. */
export const takeSurveyAtKiosk: AnswersOperation<'takeSurveyAtKiosk'> = async (context, { params, body }) => {
  const { run } = await runOfKiosk(params.token, context);
  if (run.kind !== 'survey') notFound('kiosk');
  requireOpen(run, context.now, 'kiosk');
  await requireLinkRate(run, context);
  const sessionId = body.anonymous_session_id;
  const said = {
    answers: storedAnswers(run.questions, body.answers),
    seconds: secondsOf(body),
    consent: body.consent,
  };
  await submitByLink(run, said, sessionId, context);
  return { anonymous_session_id: sessionId };
};
