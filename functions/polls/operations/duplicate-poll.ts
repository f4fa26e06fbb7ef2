import { POLL_TITLE_MAX_LENGTH } from '#shared/models/poll.ts';
import { addPoll } from '../add-poll.ts';
import type { PollsOperation } from '../operation.ts';
import { pollTitles } from '#text/polls/titles.ts';

/** A copy with the same settings and questions; runs and answers stay with the original. */
export const duplicatePoll: PollsOperation<'duplicatePoll'> = (context) =>
  addPoll(context, { ...context.poll, title: cut(pollTitles.copy(context.poll.title)) }, context.poll);

/** As much of a title as a title may hold, without half a character or a blank at its end. */
function cut(title: string): string {
  return title
    .slice(0, POLL_TITLE_MAX_LENGTH)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd();
}
