import { log } from '#core/log.ts';
import type { WorkerContext } from '#core/worker.ts';
import type { Key } from '#data/keys.ts';
import { letterJob } from '#data/letters.ts';
import type { Item } from '#data/table.ts';
import { Job } from '#shared/jobs.ts';
import { deleteAccount } from './delete-account.ts';
import { deletePoll } from './delete-poll.ts';
import { deleteWorkspace } from './delete-workspace.ts';
import { renameWorkspace } from './rename-workspace.ts';
import { sendMail } from './send-mail.ts';

/** Jobs that name a person, and letters with links that open something: not kept once they are done. */
const PERSONAL: readonly Job['kind'][] = ['send-mail', 'copy-person', 'end-sessions', 'delete-account'];

/** Does a job once however often it is delivered: a finished one is left alone. */
export async function runJob(item: Item & Key, context: WorkerContext): Promise<void> {
  const { repos, now } = context;
  const key = { pk: item.pk, sk: item.sk };
  if (!(await repos.jobs.isPending(key))) return;
  const job = Job.parse(item['job']);
  await run(job, item, context);
  await (PERSONAL.includes(job.kind) ? repos.jobs.forget(key) : repos.jobs.finish(key, now));
  log('info', 'job finished', {
    job: job.kind,
    ...('workspaceId' in job ? { workspaceId: job.workspaceId } : {}),
    milliseconds: Date.now() - now.getTime(),
  });
}

function run(job: Job, item: Item & Key, context: WorkerContext): Promise<void> {
  switch (job.kind) {
    case 'delete-poll':
      return deletePoll(job, context.repos);
    case 'delete-frame':
      return context.repos.jobs.removeFrame(job.frameId);
    case 'forget-participation':
      return context.repos.participation.forget(job.frameId);
    case 'rename-workspace':
      return renameWorkspace(job, context.repos);
    case 'delete-workspace':
      return deleteWorkspace(job, context.repos);
    case 'copy-person':
      return context.repos.memberProfiles.refresh(job.userId, job.person, job.previousEmail, context.now);
    case 'delete-account':
      return deleteAccount(job, context);
    case 'end-sessions':
      return context.repos.sessions.endBefore(job.passwordVersion, job.userId, job.except);
    case 'send-mail':
      return sendMail(job, letterJob(item), context);
  }
}
