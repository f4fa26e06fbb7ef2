import { notFound } from '#core/http/errors.ts';
import { requireOpen } from '#functions/runs/links.ts';
import { answersInOrder } from '#functions/runs/submission.ts';
import { submitByLink } from '#functions/runs/submit.ts';
import { requireLinkRate } from '../link-rate-limit.ts';
import { runOfKiosk } from '../run-of-kiosk.ts';
import type { AnswersOperation } from '../operation.ts';

/**
 * Takes the answers of one respondent at a kiosk of a poll, as those by link are taken: under a key made from their
 * session, so that what a tablet sends again is stored once.
 */
export const takePollAtKiosk: AnswersOperation<'takePollAtKiosk'> = async (context, { params, body }) => {
  const { run } = await runOfKiosk(params.token, context);
  if (run.kind !== 'poll') notFound('kiosk');
  requireOpen(run, context.now, 'kiosk');
  await requireLinkRate(run, context);
  const sessionId = body.anonymous_session_id;
  await submitByLink(run, { answers: answersInOrder(run, body.answers), consent: body.consent }, sessionId, context);
  return { anonymous_session_id: sessionId };
};
