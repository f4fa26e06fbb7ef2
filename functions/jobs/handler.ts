import { work } from '#core/worker.ts';
import { createAccounts } from '#data/accounts.ts';
import { createWorkspaceContents } from '#data/workspace-contents.ts';
import { createCopies } from '#data/copies.ts';
import { createFrames } from '#data/frames.ts';
import { createJobs } from '#data/jobs.ts';
import { createLetters } from '#data/letters.ts';
import { createMarks } from '#data/marks.ts';
import { createPlans } from '#data/plans.ts';
import { createResponses } from '#data/responses.ts';
import { createSessions } from '#data/sessions.ts';
import { createSuppressions } from '#data/suppressions.ts';
import { createAccountTraces } from '#data/account-traces.ts';
import { createWorkspaces } from '#data/workspaces.ts';
import { closeRuns } from './close-runs.ts';
import { expireSubscriptions } from './expire-subscriptions.ts';
import { runJob } from './run-job.ts';
import { sendWaitingLetters } from './send-waiting-letters.ts';

const stores = {
  accounts: createAccounts,
  contents: createWorkspaceContents,
  copies: createCopies,
  frames: createFrames,
  jobs: createJobs,
  letters: createLetters,
  marks: createMarks,
  plans: createPlans,
  responses: createResponses,
  sessions: createSessions,
  suppressions: createSuppressions,
  traces: createAccountTraces,
  workspaces: createWorkspaces,
};

export const handler = work(
  { job: runJob },
  {
    'expire-subscriptions': expireSubscriptions,
    'close-runs': closeRuns,
    'send-waiting-letters': sendWaitingLetters,
  },
  stores,
);
