import type { Keyring } from '#core/clients/kms.ts';
import { createAnalyses } from '#data/analyses.ts';
import { createAudiences } from '#data/audiences.ts';
import { createAutomations } from '#data/automations.ts';
import { createDigests } from '#data/digests.ts';
import { createDue } from '#data/due.ts';
import { createRuns } from '#data/runs.ts';
import { createMailboxDays } from '#data/mailbox-days.ts';
import { createMembers } from '#data/members.ts';
import type { Opened } from '#data/open-repositories.ts';
import { createParticipation } from '#data/participation.ts';
import { createPlans } from '#data/plans.ts';
import { createReminders } from '#data/reminders.ts';
import { createResponses } from '#data/responses.ts';
import { createResults } from '#data/results.ts';
import { createTaskCounts } from '#data/task-counts.ts';
import { createTasks } from '#data/tasks.ts';
import { createVerifiedEmails } from '#data/verified-emails.ts';
import { createWorkspaceContents } from '#data/workspace-contents.ts';
import { createWorkspaces } from '#data/workspaces.ts';

/** What reminders and digests use of the table. */
export const repositories = {
  analyses: createAnalyses,
  audiences: createAudiences,
  automations: createAutomations,
  contents: createWorkspaceContents,
  digests: createDigests,
  due: createDue,
  runs: createRuns,
  mailboxDays: createMailboxDays,
  members: createMembers,
  participation: createParticipation,
  plans: createPlans,
  reminders: createReminders,
  responses: createResponses,
  results: createResults,
  taskCounts: createTaskCounts,
  tasks: createTasks,
  verifiedEmails: createVerifiedEmails,
  workspaces: createWorkspaces,
};

/** What the sending of letters is given. */
export interface Sending {
  readonly repos: Opened<typeof repositories>;
  readonly keyring: Keyring;
  readonly now: Date;
  readonly newId: () => string;
}
