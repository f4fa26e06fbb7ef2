import { notFound } from '#core/http/errors.ts';
import { requireWritable } from '#core/rules/plan.ts';
import { requireFuture } from './require-future.ts';
import { frameChanged } from './conflicts.ts';
import { presentFrame } from './present.ts';
import type { PollsOperation } from './operation.ts';

/** Another deadline, or another limit of the public link's respondents; what is left out stays. */
export const updateFrame: PollsOperation<'updateFrame'> = async (context, { body }) => {
  const { repos, now } = context;
  requireFuture(body.deadline, now);
  await requireWritable(context);
  const frame = (await repos.frames.findConsistent(context.frame.id)) ?? notFound('frame');
  const { deadline = frame.deadline, answer_limit: answerLimit = frame.answerLimit, name = frame.name } = body;
  // Those who have come so far count too, as far as they are counted.
  const [counts] = frame.answerLimit === null && answerLimit !== null ? await repos.counters.list([frame.id]) : [];
  const taken = counts ? Math.max(0, counts.counts.responses - counts.counts.named - counts.marks) : 0;
  return presentFrame(
    (await repos.frames.change(frame, { deadline, answerLimit, name }, now, taken)) ?? frameChanged(),
  );
};
