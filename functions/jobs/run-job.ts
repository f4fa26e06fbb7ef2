import { log } from '#core/log.ts';
import type { Key } from '#data/keys.ts';
import type { Repositories } from '#data/repositories.ts';
import { Job } from '#shared/jobs.ts';
import { deletePoll } from './delete-poll.ts';

/** Does a job once however often it is delivered: a finished one is left alone. */
export async function runJob(item: Record<string, unknown> & Key, repos: Repositories, now: Date): Promise<void> {
  const key = { pk: item.pk, sk: item.sk };
  if (!(await repos.jobs.isPending(key))) return;
  const job = Job.parse(item['job']);
  switch (job.kind) {
    case 'delete-poll':
      await deletePoll(job, repos);
  }
  await repos.jobs.finish(key, now);
  log('info', 'job finished', {
    job: job.kind,
    workspaceId: job.workspaceId,
    milliseconds: Date.now() - now.getTime(),
  });
}
