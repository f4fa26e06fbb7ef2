import { randomUUID } from 'node:crypto';
import { UsageError, type Command } from './command.ts';

/** Gives a job that ended among the dead letters to the worker again, by the key its log line names. */
export function retryJob(pk: string, sk: string): Command {
  if (!pk.startsWith('JOBS#')) throw new UsageError(`«${pk}» is no key of a job: it begins with JOBS#`);
  return async ({ jobs }, now) => {
    const fresh = await jobs.retry({ pk, sk }, randomUUID(), now);
    if (!fresh) throw new Error(`There is no job ${pk} ${sk} that waits to be done`);
    return [`The job is on its way again as ${fresh.pk} ${fresh.sk}`];
  };
}
