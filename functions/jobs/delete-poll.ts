import type { Repositories } from '#data/repositories.ts';
import type { Job } from '#shared/jobs.ts';

/** Removes what lay under a deleted poll: its runs and every answer. Picks up where an earlier attempt stopped. */
export async function deletePoll(job: Extract<Job, { kind: 'delete-poll' }>, { jobs }: Repositories): Promise<void> {
  await jobs.removeFramesOf(job.pollId);
}
