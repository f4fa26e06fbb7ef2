import { work } from '#core/worker.ts';
import { createAccounts } from '#data/accounts.ts';
import { createWorkspaceContents } from '#data/workspace-contents.ts';
import { createCopies } from '#data/copies.ts';
import { createJobs } from '#data/jobs.ts';
import { createPlans } from '#data/plans.ts';
import { createSessions } from '#data/sessions.ts';
import { createAccountTraces } from '#data/account-traces.ts';
import { createWorkspaces } from '#data/workspaces.ts';
import { checkResponse } from './check-response.ts';
import { expireSubscriptions } from './expire-subscriptions.ts';
import { runJob } from './run-job.ts';

const stores = {
  accounts: createAccounts,
  contents: createWorkspaceContents,
  copies: createCopies,
  jobs: createJobs,
  plans: createPlans,
  sessions: createSessions,
  traces: createAccountTraces,
  workspaces: createWorkspaces,
};

export const handler = work(
  { job: runJob, response: checkResponse },
  { 'expire-subscriptions': expireSubscriptions },
  stores,
);
