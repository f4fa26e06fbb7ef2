import { runClosed } from '#core/http/errors.ts';
import { uuidOfName } from '#core/uuid.ts';
import { boxesInOrder } from '#functions/runs/dialogue-boxes.ts';
import { requireAsked, submitAsMember } from '#functions/runs/submit.ts';
import { secondsOf, storedAnswers } from '#functions/runs/submission.ts';
import { isOpen } from '#shared/rules/run-state.ts';
import type { SurveysOperation } from '../operation.ts';

/** Takes a member's answers to a survey. */
export const respondToSurvey: SurveysOperation<'respondToSurvey'> = async (context, { body }) => {
  const { actor, member, now } = context;
  const run = (await context.repos.runs.findConsistent(context.survey.id)) ?? runClosed();
  if (!isOpen(run, now)) runClosed();
  await requireAsked(run, context);
  const said = {
    answers: storedAnswers(run.questions, body.answers),
    boxes: boxesInOrder(run, body.answers),
    seconds: secondsOf(body),
    startedAt: body.started_at ?? null,
  };
  const { answeredAt, sessionId } = await submitAsMember(run, said, body.anonymous_session_id ?? null, context);
  const taken = { survey_id: run.id, time_spent: said.seconds, submitted_at: answeredAt };
  if (sessionId !== null) {
    return { ...taken, id: sessionId, user_id: null, user_name: null, started_at: null, is_anonymous: true };
  }
  return {
    ...taken,
    // One response a member: its id follows from whose it is.
    id: uuidOfName(`response/${run.id}/${actor.userId}`),
    user_id: actor.userId,
    user_name: `${member.firstName} ${member.lastName}`.trim(),
    started_at: said.startedAt,
    is_anonymous: false,
  };
};
