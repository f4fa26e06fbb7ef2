import { conflict, notFound, runClosed, tooManyRequests, waitText } from '#core/http/errors.ts';
import { requireWritable } from '#functions/subscriptions/plan.ts';
import { isOpen } from '#shared/rules/run-state.ts';
import { knowsWhoAnswered, REMINDER_PAUSE_MILLISECONDS } from '#shared/rules/reminders.ts';
import { runChanged } from '../conflicts.ts';
import { presentFrame } from '../present.ts';
import type { PollsOperation } from '../operation.ts';
import { pollsErrors } from '#text/polls/errors.ts';

/**
 * Reminds those who have not answered, once a day at most. The reply is the same whether there are any: from how many
 * letters went out before and after somebody answered, one could tell that they did.
 */
export const remindFrame: PollsOperation<'remindFrame'> = async (context) => {
  const { repos, now } = context;
  const run = (await repos.runs.findConsistent(context.run.id)) ?? notFound('run');
  if (!isOpen(run, now)) runClosed();
  if (!knowsWhoAnswered(run)) conflict(pollsErrors.answeredForgotten);
  await requireWritable(context);
  const free = Date.parse(run.remindedAt ?? '') + REMINDER_PAUSE_MILLISECONDS;
  if (free > now.getTime()) {
    const seconds = (free - now.getTime()) / 1000;
    tooManyRequests(seconds, pollsErrors.remindedLately(waitText(seconds)));
  }
  return presentFrame((await repos.runs.remindNow(run, now)) ?? runChanged());
};
