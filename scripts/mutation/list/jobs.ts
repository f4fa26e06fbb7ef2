import { guardsIn } from '../guard.ts';

/** What waits for what among the jobs. */
export const guards = [
  guardsIn('functions/lambdas/jobs/handler.ts', 'tests/api/jobs/slow-jobs.test.ts', {
    'slow jobs have a queue of their own -> never delays a letter': 'if ([-jobOf(item, jobs)-]{+true+})',
  }),
  guardsIn('functions/core/clients/job-queue.ts', 'tests/api/jobs/slow-jobs.test.ts', {
    'slow jobs of one workspace stay in order -> waits for the one before it': 'MessageGroupId: [-pk-]{+sk+},',
    'slow jobs of several workspaces go side by side -> waits for the one before it':
      "MessageGroupId: [-pk-]{+'jobs'+},",
  }),
  guardsIn('functions/lambdas/slow-jobs/handler.ts', 'tests/api/jobs/slow-jobs.test.ts', {
    'slow jobs that fail are handed over again -> is given up after six tries': '[-throw error-]{+continue+};',
  }),
];
