import { notFound } from '#core/errors.ts';
import type { Operation } from '#core/operation.ts';
import type { polls } from '#shared/contract/polls.ts';

/** The poll is gone at once; its runs and answers are removed by a job written in the same transaction. */
export const deletePoll: Operation<typeof polls.deletePoll> = async ({ repos, poll, now, newId }) => {
  if (!(await repos.polls.remove(poll, newId(), now))) notFound('poll');
};
