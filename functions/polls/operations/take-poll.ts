import { notFound, runClosed } from '#core/http/errors.ts';
import { boxesInOrder } from '#functions/runs/dialogue-boxes.ts';
import { answersInOrder } from '#functions/runs/submission.ts';
import { requireAsked, submitAsMember } from '#functions/runs/submit.ts';
import { isOpen } from '#shared/rules/run-state.ts';
import type { PollsOperation } from '../operation.ts';

/** Takes a member's answers to a poll. */
export const takePoll: PollsOperation<'takePoll'> = async (context, { body }) => {
  const run = (await context.repos.runs.findConsistent(context.run.id)) ?? notFound('run');
  if (!isOpen(run, context.now)) runClosed();
  await requireAsked(run, context);
  const said = { answers: answersInOrder(run, body.answers), boxes: boxesInOrder(run, body.answers) };
  const { sessionId } = await submitAsMember(run, said, body.anonymous_session_id ?? null, context);
  return { anonymous_session_id: sessionId };
};
