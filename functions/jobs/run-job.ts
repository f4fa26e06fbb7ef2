import { log } from '#core/log.ts';
import type { WorkerContext } from '#core/worker.ts';
import type { Key } from '#data/keys.ts';
import { Job } from '#shared/jobs.ts';
import { deletePoll } from './delete-poll.ts';
import { deleteWorkspace } from './delete-workspace.ts';
import { renameWorkspace } from './rename-workspace.ts';
import { sendMail } from './send-mail.ts';

/** Does a job once however often it is delivered: a finished one is left alone. */
export async function runJob(item: Record<string, unknown> & Key, context: WorkerContext): Promise<void> {
  const { repos, now } = context;
  const key = { pk: item.pk, sk: item.sk };
  if (!(await repos.jobs.isPending(key))) return;
  const job = Job.parse(item['job']);
  await run(job, context);
  // A sent letter holds a link that opens something: it is not kept.
  await (job.kind === 'send-mail' ? repos.jobs.forget(key) : repos.jobs.finish(key, now));
  log('info', 'job finished', {
    job: job.kind,
    ...('workspaceId' in job ? { workspaceId: job.workspaceId } : {}),
    milliseconds: Date.now() - now.getTime(),
  });
}

function run(job: Job, context: WorkerContext): Promise<void> {
  switch (job.kind) {
    case 'delete-poll':
      return deletePoll(job, context.repos);
    case 'rename-workspace':
      return renameWorkspace(job, context.repos);
    case 'delete-workspace':
      return deleteWorkspace(job, context.repos);
    case 'send-mail':
      return sendMail(job, context);
  }
}
