import { alreadyAnswered, notFound, runClosed } from '#core/http/errors.ts';
import { responseKey } from '#core/rules/response-key.ts';
import { answersInOrder } from '#core/rules/submission.ts';
import { isOpen } from '#shared/rules/run-state.ts';
import { fullHour } from '#shared/rules/full-hour.ts';
import { comparedTeam, isAsked, notAsked } from '#core/rules/audience.ts';
import { markOf } from '#core/rules/member-mark.ts';
import type { PollsOperation } from './operation.ts';

/**
 * A member's answers. In a run with names they are kept under the name. In an anonymous one the mark of participation
 * is written first, by a write of its own, and the answers under a key made from a session the server does not know
 * whose it is; sent twice in one session they are stored once.
 */
export const takePoll: PollsOperation<'takePoll'> = async (context, { body }) => {
  const { repos, actor, now } = context;
  const run = (await repos.runs.findConsistent(context.run.id)) ?? notFound('run');
  if (!isOpen(run, now)) runClosed();
  if (!(await isAsked(run, actor.userId, repos))) notAsked();
  const answers = answersInOrder(run, body.answers);
  const team = comparedTeam(run, context.member);
  if (!run.isAnonymous) {
    await repos.responses.saveNamed(run.id, actor.userId, { answers, answeredAt: now.toISOString(), team });
    return { anonymous_session_id: null };
  }
  const sessionId = body.anonymous_session_id ?? context.newId();
  const mark = await markOf(run.id, { userId: actor.userId, sessionId }, context);
  const outcome = await repos.participation.set(run.id, mark);
  if (outcome === 'other') alreadyAnswered();
  try {
    await repos.responses.save(run.id, {
      key: responseKey(run.id, sessionId),
      answers,
      answeredAt: fullHour(now),
      team,
    });
  } catch (error) {
    // Whoever named no session cannot come again in the same one: the mark must not stand in their way.
    if (outcome === 'new' && !body.anonymous_session_id) await repos.participation.remove(run.id, mark);
    throw error;
  }
  return { anonymous_session_id: sessionId };
};
