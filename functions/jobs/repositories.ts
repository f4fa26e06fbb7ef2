import { createAccountCleanup } from '#data/account-cleanup.ts';
import { createAccounts } from '#data/accounts.ts';
import { createDue } from '#data/due.ts';
import { createFrames } from '#data/frames.ts';
import { createJobs } from '#data/jobs.ts';
import { createLetters } from '#data/letters.ts';
import { createMemberProfiles } from '#data/member-profiles.ts';
import { createParticipation } from '#data/participation.ts';
import { createPlans } from '#data/plans.ts';
import { createRemoval } from '#data/removal.ts';
import { createResponses } from '#data/responses.ts';
import { createSessions } from '#data/sessions.ts';
import { createSuppressions } from '#data/suppressions.ts';
import { createWorkspaceContents } from '#data/workspace-contents.ts';
import { createWorkspaces } from '#data/workspaces.ts';

/** What jobs use of the table. */
export const repositories = {
  accountCleanup: createAccountCleanup,
  accounts: createAccounts,
  contents: createWorkspaceContents,
  due: createDue,
  frames: createFrames,
  jobs: createJobs,
  letters: createLetters,
  memberProfiles: createMemberProfiles,
  participation: createParticipation,
  plans: createPlans,
  removal: createRemoval,
  responses: createResponses,
  sessions: createSessions,
  suppressions: createSuppressions,
  workspaces: createWorkspaces,
};
