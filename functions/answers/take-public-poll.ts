import { linkFull } from '#core/http/errors.ts';
import { responseKey } from '#core/rules/response-key.ts';
import { answersInOrder } from '#core/rules/submission.ts';
import { fullHour } from '#shared/rules/full-hour.ts';
import { openFrame } from './open-frame.ts';
import { requireLinkRate } from './link-rate-limit.ts';
import type { AnswersOperation } from './operation.ts';

/**
 * Saves the answers under a key made from the respondent's session: sent twice they are stored once, sent again
 * later they replace the earlier ones.
 */
export const takePublicPoll: AnswersOperation<'takePublicPoll'> = async (context, { params, body }) => {
  const { repos, now } = context;
  const frame = await openFrame(params.token, context, { consistent: true });
  await requireLinkRate(frame, context);
  const sessionId = body.anonymous_session_id;
  const response = {
    key: responseKey(frame.id, sessionId),
    answers: answersInOrder(frame, body.answers),
    answeredAt: fullHour(now),
  };
  if (frame.answerLimit === null) await repos.responses.save(frame.id, response);
  else if ((await repos.responses.saveWithin(frame.id, response, frame.answerLimit)) === 'full') linkFull();
  return { anonymous_session_id: sessionId };
};
