import { seconds } from '#shared/rules/seconds.ts';
import { keys, type Key } from './keys.ts';
import type { Item } from './writes.ts';
import { languageNow } from '#shared/text/current.ts';

/** What each kind of job is told. Every job adds its own in its file. */
// oxlint-disable-next-line typescript/no-empty-interface -- it is filled by declaration merging
export interface JobPayloads {}

/** Work that outlives a request: written in the transaction that causes it, done by the worker, safe to do twice. */
export type Job = { [Kind in keyof JobPayloads]: { readonly kind: Kind } & JobPayloads[Kind] }[keyof JobPayloads];

/** A job that is written with something else. */
export interface NewJob {
  readonly job: Job;
  readonly jobId: string;
}

/** The letter that goes out with a write. */
export interface Posting {
  readonly job: Extract<Job, { kind: 'send-mail' }>;
  readonly jobId: string;
}

/**
 * A job as it is written beside what causes it; the table's stream hands it to the worker. One that says until when it
 * is worth doing goes by itself afterwards, even where it could not be done.
 */
export function jobItem(job: Job, jobId: string, now: Date): Item & Key {
  const expiry = 'expiresAt' in job ? { ttl: seconds(new Date(job.expiresAt)) } : {};
  const createdAt = now.toISOString();
  // Whoever gets a letter reads it in their own language where that is known, else in that of whoever has caused it.
  const said = job.kind === 'send-mail' ? { ...job, language: job.language ?? languageNow() } : job;
  return { ...keys.job(queueOf(job) ?? jobId, jobId), type: 'job', jobId, job: said, createdAt, ...expiry };
}

/** Jobs of one queue are done one after another: of a workspace, of an account; one of neither waits for nobody. */
function queueOf(job: Job): string | null {
  if ('workspaceId' in job) return job.workspaceId;
  return 'userId' in job ? job.userId : null;
}
