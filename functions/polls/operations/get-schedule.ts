import { notFound } from '#core/http/errors.ts';
import type { PollsOperation } from '../operation.ts';
import { presentScheduleState } from '../present-schedule.ts';

/** How a poll repeats and what became of its latest runs; read strongly, as it is read after it was saved. */
export const getSchedule: PollsOperation<'getSchedule'> = async ({ repos, workspaceId, poll }) => {
  const [found, state, workspace] = await Promise.all([
    repos.polls.findConsistent(workspaceId, poll.createdAt, poll.id),
    repos.pulses.state(poll.id),
    repos.workspaces.find(workspaceId),
  ]);
  if (!found || !workspace) notFound('poll');
  return presentScheduleState(found.schedule, state, workspace);
};
