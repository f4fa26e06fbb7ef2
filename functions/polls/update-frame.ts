import { notFound } from '#core/errors.ts';
import type { Operation } from '#core/operation.ts';
import { demandWritable } from '#core/plan.ts';
import type { polls } from '#shared/contract/polls.ts';
import { demandFuture } from './demand-future.ts';
import { overtaken } from './overtaken.ts';
import { presentFrame } from './present.ts';

/** Another deadline, or another limit of the public link's respondents; what is left out stays. */
export const updateFrame: Operation<typeof polls.updateFrame> = async (context, { body }) => {
  const { repos, now } = context;
  demandFuture(body.deadline, now);
  await demandWritable(context);
  const frame = (await repos.frames.findNow(context.frame.id)) ?? notFound('frame');
  const { deadline = frame.deadline, answer_limit: answerLimit = frame.answerLimit } = body;
  if (frame.answerLimit === null && answerLimit !== null) {
    // Those who have come so far count too, as far as they are counted.
    const [counts] = await repos.tallies.list([frame.id]);
    const { tally, marks } = counts!;
    await repos.linkUse.begin(frame.id, Math.max(0, tally.responses - tally.named - marks));
  }
  const changed = (await repos.frames.change(frame, { deadline, answerLimit }, now)) ?? overtaken();
  if (frame.answerLimit !== null && answerLimit === null) await repos.linkUse.end(frame.id);
  return presentFrame(changed);
};
