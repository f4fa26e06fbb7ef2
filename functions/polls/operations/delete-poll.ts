import { notFound } from '#core/http/errors.ts';
import { MAX_PUBLISHED } from '../repositories/polls.ts';
import type { PollsOperation } from '../operation.ts';

/**
 * The poll is gone at once and its open runs are closed; what lay under it is removed by a job written in the same
 * transaction.
 */
export const deletePoll: PollsOperation<'deletePoll'> = async ({ repos, poll, now, newId }) => {
  const places = await repos.runs.places(poll.id, { consistent: true });
  const published = places.filter((place) => place.published).slice(0, MAX_PUBLISHED);
  if (!(await repos.polls.remove(poll, newId(), now, published))) notFound('poll');
};
