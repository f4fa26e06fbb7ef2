import { defineFunction } from '#core/declaration.ts';
import { repositories } from '#functions/jobs/slow.ts';

/** Does the jobs that may take minutes, from a queue of their own: no letter waits for them. */
export const slowJobs = defineFunction({
  name: 'slow-jobs',
  description: 'Jobs that may take minutes, from their queue',
  timeout: 300,
  concurrencyShare: 4,
  secrets: ['bitrix24', 'telegram', 'max', 'sms', 'ai', 'finance', 'push', 'contacts', 'ballots'],
  archives: 'write',
  linksToSite: true,
  offersProviders: true,
  repositories,
  queue: { concurrency: 10, lagAlarm: 'Slow jobs wait too long' },
});
