import { notFound } from '#core/http/errors.ts';
import { wasOpened } from '#data/frames.ts';
import { newShortCode } from '#core/rules/short-code.ts';
import { requireWritable } from '#core/rules/plan.ts';
import { settleAudience } from '#core/rules/audience.ts';
import { requireFuture } from '#core/rules/require-future.ts';
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
  const [found, { workspace }] = await Promise.all([
    repos.polls.findConsistent(workspaceId, frame.pollCreatedAt, frame.pollId),
    requireWritable(context),
  ]);
  const poll = found ?? notFound('frame');
  const asked = wasOpened(frame) ? null : await settleAudience(frame, poll, workspace.memberCount, context);
  const opened = await repos.frames.open(frame, poll, workspace.name, now, {
    asked,
    noticeJobId: newId(),
    shortCode: newShortCode(),
  });
  return presentFrame(opened ?? frameChanged());
};
