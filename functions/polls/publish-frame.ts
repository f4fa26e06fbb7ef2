import { notFound } from '#core/http/errors.ts';
import { requireWritable } from '#core/rules/plan.ts';
import { requireFuture } from './require-future.ts';
import { frameChanged } from './conflicts.ts';
import { presentFrame } from './present.ts';
import type { PollsOperation } from './operation.ts';

/**
 * Opens a run for answers or closes it; asking for what already is changes nothing, and what is, is read strongly:
 * whoever closes what they opened a moment ago must not be told that it is closed. Closing is open to everybody:
 * whoever can only read must be able to end what they began.
 */
export const publishFrame: PollsOperation<'publishFrame'> = async (context, { body }) => {
  const { repos, workspaceId, now, newId } = context;
  const frame = (await repos.frames.findConsistent(context.frame.id)) ?? notFound('frame');
  if (frame.published === body.published) return presentFrame(frame);
  if (!body.published) return presentFrame((await repos.frames.close(frame, newId(), now)) ?? frameChanged());
  requireFuture(frame.deadline, now);
  const [poll, { workspace }] = await Promise.all([
    repos.polls.findConsistent(workspaceId, frame.pollCreatedAt, frame.pollId),
    requireWritable(context),
  ]);
  const opened = await repos.frames.open(frame, poll ?? notFound('frame'), workspace.name, now);
  return presentFrame(opened ?? frameChanged());
};
