import { notFound } from '#core/http/errors.ts';
import type { PollsOperation } from '../operation.ts';

/** The run is gone at once, its link with it; the answers are removed by a job written in the same transaction. */
export const deleteFrame: PollsOperation<'deleteFrame'> = async ({ repos, run, now, newId }) => {
  if (!(await repos.runs.remove(run, newId(), now))) notFound('run');
};
