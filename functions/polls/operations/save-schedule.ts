import { notFound } from '#core/http/errors.ts';
import { requireWritable } from '#functions/subscriptions/plan.ts';
import { scheduleChanged } from '../conflicts.ts';
import type { PollsOperation } from '../operation.ts';
import { presentScheduleState } from '../present-schedule.ts';
import { readSchedule } from '../read-schedule.ts';

/** Lets a poll repeat, or repeat otherwise; a run that is open stays as it is. */
export const saveSchedule: PollsOperation<'saveSchedule'> = async (context, { body }) => {
  const { repos, workspaceId } = context;
  const { workspace } = await requireWritable(context);
  const poll =
    (await repos.polls.findConsistent(workspaceId, context.poll.createdAt, context.poll.id)) ?? notFound('poll');
  const schedule = await readSchedule(body, poll, context);
  if (!(await repos.pulses.save(poll, schedule))) scheduleChanged();
  return presentScheduleState(schedule, await repos.pulses.state(poll.id), workspace);
};
