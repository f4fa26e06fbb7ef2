import type { Operation } from '#core/http/operation.ts';
import type { polls } from '#shared/contract/polls.ts';
import { POLL_TITLE_MAX_LENGTH } from '#shared/models/poll.ts';
import { addPoll } from './add-poll.ts';

/** A copy with the same settings and questions; runs and answers stay with the original. */
export const duplicatePoll: Operation<typeof polls.duplicatePoll> = (context) => {
  const { title, pollType, isAnonymous, allowAnonymousLink, questions } = context.poll;
  return addPoll(context, { title: cut(`Копия: ${title}`), pollType, isAnonymous, allowAnonymousLink, questions });
};

/** As much of a title as a title may hold, without half a character or a blank at its end. */
function cut(title: string): string {
  return title
    .slice(0, POLL_TITLE_MAX_LENGTH)
    .replace(/[\uD800-\uDBFF]$/, '')
    .trimEnd();
}
