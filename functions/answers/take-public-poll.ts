import { linkFull } from '#core/http/errors.ts';
import { responseKey } from '#core/rules/response-key.ts';
import { answersInOrder } from '#core/rules/submission.ts';
import { fullHour } from '#shared/rules/full-hour.ts';
import { openRun } from './open-run.ts';
import { requireLinkRate } from './link-rate-limit.ts';
import type { AnswersOperation } from './operation.ts';

/**
 * Saves the answers under a key made from the respondent's session: sent twice they are stored once, sent again
 * later they replace the earlier ones.
 */
export const takePublicPoll: AnswersOperation<'takePublicPoll'> = async (context, { params, body }) => {
  const { repos, now } = context;
  const run = await openRun(params.token, context, { consistent: true });
  await requireLinkRate(run, context);
  const sessionId = body.anonymous_session_id;
  const response = {
    key: responseKey(run.id, sessionId),
    answers: answersInOrder(run, body.answers),
    answeredAt: fullHour(now),
  };
  if (run.answerLimit === null) await repos.responses.save(run.id, response);
  else if ((await repos.responses.saveWithin(run.id, response, run.answerLimit)) === 'full') linkFull();
  return { anonymous_session_id: sessionId };
};
