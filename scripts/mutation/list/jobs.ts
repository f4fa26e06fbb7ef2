import type { Guard } from '../guard.ts';

const SLOW_JOBS = 'tests/api/jobs/slow-jobs.test.ts';

/** What waits for what among the jobs. */
export const jobs: readonly Guard[] = [
  {
    name: 'slow jobs have a queue of their own',
    file: 'functions/lambdas/jobs/handler.ts',
    from: 'if (jobOf(item).slow)',
    to: 'if (false)',
    test: SLOW_JOBS,
    only: /never delays a letter/,
  },
  {
    name: 'slow jobs of one workspace stay in order',
    file: 'functions/core/clients/job-queue.ts',
    from: 'MessageGroupId: pk,',
    to: 'MessageGroupId: sk,',
    test: SLOW_JOBS,
    only: /waits for the one before it/,
  },
  {
    name: 'slow jobs of several workspaces go side by side',
    file: 'functions/core/clients/job-queue.ts',
    from: 'MessageGroupId: pk,',
    to: "MessageGroupId: 'jobs',",
    test: SLOW_JOBS,
    only: /waits for the one before it/,
  },
  {
    name: 'slow jobs that fail are handed over again',
    file: 'functions/lambdas/slow-jobs/handler.ts',
    from: 'throw error;',
    to: 'continue;',
    test: SLOW_JOBS,
    only: /is given up after six tries/,
  },
];
