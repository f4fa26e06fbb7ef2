import { work } from '#core/worker.ts';
import { createAccounts } from '#data/accounts.ts';
import { createWorkspaceContents } from '#data/workspace-contents.ts';
import { createMemberProfiles } from '#data/member-profiles.ts';
import { createFrames } from '#data/frames.ts';
import { createJobs } from '#data/jobs.ts';
import { createLetters } from '#data/letters.ts';
import { createParticipation } from '#data/participation.ts';
import { createPlans } from '#data/plans.ts';
import { createResponses } from '#data/responses.ts';
import { createSessions } from '#data/sessions.ts';
import { createSuppressions } from '#data/suppressions.ts';
import { createAccountCleanup } from '#data/account-cleanup.ts';
import { createWorkspaces } from '#data/workspaces.ts';
import { closeFrames } from './close-frames.ts';
import { expireSubscriptions } from './expire-subscriptions.ts';
import { runJob } from './run-job.ts';
import { sendWaitingLetters } from './send-waiting-letters.ts';

const repositories = {
  accounts: createAccounts,
  contents: createWorkspaceContents,
  memberProfiles: createMemberProfiles,
  frames: createFrames,
  jobs: createJobs,
  letters: createLetters,
  participation: createParticipation,
  plans: createPlans,
  responses: createResponses,
  sessions: createSessions,
  suppressions: createSuppressions,
  accountCleanup: createAccountCleanup,
  workspaces: createWorkspaces,
};

export const handler = work(
  { job: runJob },
  {
    'expire-subscriptions': expireSubscriptions,
    'close-frames': closeFrames,
    'send-waiting-letters': sendWaitingLetters,
  },
  repositories,
);
