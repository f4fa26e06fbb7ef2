import { notFound } from '#core/http/errors.ts';
import { scheduleChanged } from '../conflicts.ts';
import type { PollsOperation } from '../operation.ts';

/** Ends the repeating; open to a workspace that can only be read, too, as it makes things less. */
export const deleteSchedule: PollsOperation<'deleteSchedule'> = async ({
  repos,
  workspaceId,
  poll: { createdAt, id },
}) => {
  const poll = (await repos.polls.findConsistent(workspaceId, createdAt, id)) ?? notFound('poll');
  if (poll.schedule && !(await repos.pulses.save(poll, null))) scheduleChanged();
};
