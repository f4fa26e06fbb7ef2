import { conflict, notFound } from '#core/errors.ts';
import type { Operation } from '#core/operation.ts';
import { demandWritable } from '#core/plan.ts';
import type { polls } from '#shared/contract/polls.ts';
import { presentFrame } from './present.ts';

/**
 * Opens a run for answers or closes it; asking for what already is changes nothing, and what is, is read strongly:
 * whoever closes what they opened a moment ago must not be told that it is closed. Closing is open to everybody:
 * whoever can only read must be able to end what they began.
 */
export const publishFrame: Operation<typeof polls.publishFrame> = async (context, { body }) => {
  const { repos, workspaceId, now } = context;
  const frame = (await repos.frames.findNow(context.frame.id)) ?? notFound('frame');
  if (frame.published === body.published) return presentFrame(frame);
  const [poll, workspace] = await Promise.all([
    repos.polls.find(workspaceId, frame.pollCreatedAt, frame.pollId),
    body.published ? demandWritable(context).then((found) => found.workspace) : repos.workspaces.find(workspaceId),
  ]);
  if (!poll || !workspace) notFound('frame');
  const changed = await repos.frames.setPublished(frame, body.published, poll, workspace.name, now);
  return presentFrame(
    changed ?? conflict('Запуск изменили одновременно с вами. Обновите страницу и попробуйте ещё раз'),
  );
};
