import { responseKey } from '#core/rules/response-key.ts';
import { secondsOf, storedAnswers } from '#core/rules/submission.ts';
import { fullHour } from '#shared/rules/full-hour.ts';
import { requireLinkRate } from './link-rate-limit.ts';
import { openSurvey } from './open-survey.ts';
import type { AnswersOperation } from './operation.ts';

/**
 * Saves the answers of somebody without an account, under a key made from their session: sent twice they are stored
 * once, sent again later they replace the earlier ones. Who names no session is given one. Nothing is known of who they
 * are, so they are compared with nobody.
 */
export const respondToPublicSurvey: AnswersOperation<'respondToPublicSurvey'> = async (context, { params, body }) => {
  const { repos, now } = context;
  const run = await openSurvey(params.link, context);
  await requireLinkRate(run, context);
  const sessionId = body.anonymous_session_id ?? context.newId();
  const answers = storedAnswers(run.questions, body.answers);
  const answeredAt = fullHour(now);
  const seconds = secondsOf(body);
  await repos.responses.save(run.id, { key: responseKey(run.id, sessionId), answers, answeredAt, seconds });
  return {
    id: sessionId,
    survey_id: run.id,
    user_id: null,
    user_name: null,
    time_spent: seconds,
    started_at: null,
    submitted_at: answeredAt,
    is_anonymous: true,
  };
};
