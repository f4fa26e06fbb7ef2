import { alreadyAnswered, notFound, runClosed } from '#core/http/errors.ts';
import type { Loaded, OperationContext } from '#core/http/operation.ts';
import { isAsked, notAsked } from '#core/rules/audience.ts';
import { keyOfRun, signedMark } from '#core/rules/member-mark.ts';
import { responseKey } from '#core/rules/response-key.ts';
import { attributesSealer } from '#core/rules/sealed-attributes.ts';
import { attributesOf, isOfSurvey, type RunOfSurvey } from '#core/rules/survey-run.ts';
import { secondsOf, storedAnswers } from '#core/rules/submission.ts';
import { uuidOfName } from '#core/rules/uuid.ts';
import type { Response } from '#data/responses.ts';
import type { surveys } from '#shared/contract/surveys.ts';
import type { SurveyResponse } from '#shared/models/survey-answers.ts';
import { isOpen } from '#shared/rules/run-state.ts';
import { fullHour } from '#shared/rules/full-hour.ts';
import type { SurveysOperation } from './operation.ts';

type Context = OperationContext<'audiences' | 'runs' | 'participation' | 'responses'> &
  Loaded<typeof surveys.respondToSurvey>;
type Said = Pick<Response, 'answers'> & { readonly seconds: number | null; readonly startedAt: string | null };

/**
 * A member's answers. In a survey with names they are kept under the name, each time in the place of the earlier ones.
 * In an anonymous one everybody answers once: the mark of participation is written first, by a write of its own, and the
 * answers under a key made from a session the server does not know whose it is, with which they can be changed.
 */
export const respondToSurvey: SurveysOperation<'respondToSurvey'> = async (context, { body }) => {
  const { repos, actor, now } = context;
  const run = (await repos.runs.findConsistent(context.survey.id)) ?? runClosed();
  if (!isOfSurvey(run)) notFound('survey');
  if (!isOpen(run, now)) runClosed();
  if (!(await isAsked(run, actor.userId, repos))) notAsked();
  const answers = storedAnswers(run.questions, body.answers);
  const said: Said = { answers, seconds: secondsOf(body), startedAt: body.started_at ?? null };
  return run.isAnonymous
    ? saveAnonymous(run, said, body.anonymous_session_id ?? null, context)
    : saveNamed(run, said, context);
};

async function saveNamed(run: RunOfSurvey, { answers, seconds, startedAt }: Said, context: Context) {
  const { repos, actor, member, now } = context;
  const answeredAt = now.toISOString();
  const attributes = attributesOf(member, run.survey, now);
  await repos.responses.saveNamed(run.id, actor.userId, { answers, answeredAt, seconds, startedAt, attributes });
  return {
    // One response a member: its id follows from whose it is.
    id: uuidOfName(`response/${run.id}/${actor.userId}`),
    survey_id: run.id,
    user_id: actor.userId,
    user_name: `${member.firstName} ${member.lastName}`.trim(),
    time_spent: seconds,
    started_at: startedAt,
    submitted_at: answeredAt,
    is_anonymous: false,
  } satisfies SurveyResponse;
}

async function saveAnonymous(run: RunOfSurvey, { answers, seconds }: Said, session: string | null, context: Context) {
  const { repos, actor, member, now, keyring } = context;
  const sessionId = session ?? context.newId();
  const key = await keyOfRun(run.id, context);
  const mark = await signedMark(key, { userId: actor.userId, sessionId }, keyring);
  const outcome = await repos.participation.set(run.id, mark);
  if (outcome === 'other') alreadyAnswered();
  const place = responseKey(run.id, sessionId);
  const sealed = attributesSealer(key, run.id).seal(attributesOf(member, run.survey, now), place);
  const answeredAt = fullHour(now);
  try {
    await repos.responses.save(run.id, { key: place, answers, answeredAt, seconds, sealed });
  } catch (error) {
    // Whoever named no session cannot come again in the same one: the mark must not stand in their way.
    if (outcome === 'new' && session === null) await repos.participation.remove(run.id, mark);
    throw error;
  }
  return {
    id: sessionId,
    survey_id: run.id,
    user_id: null,
    user_name: null,
    time_spent: seconds,
    started_at: null,
    submitted_at: answeredAt,
    is_anonymous: true,
  } satisfies SurveyResponse;
}
