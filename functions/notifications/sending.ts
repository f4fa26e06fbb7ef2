import type { Keyring } from '#core/clients/kms.ts';
import { createAccessLog } from '#functions/access-log/repositories/access-log.ts';
import { createAnalyses } from '#functions/analysis/repositories/analyses.ts';
import { createAudiences } from '#functions/runs/repositories/audiences.ts';
import { createAutomations } from '#functions/automations/repositories/automations.ts';
import { createDigests } from './repositories/digests.ts';
import { createDue } from '#data/due.ts';
import { createRunTexts } from '#functions/runs/repositories/run-texts.ts';
import { createRuns } from '#functions/runs/repositories/runs.ts';
import { createMailboxDays } from './repositories/mailbox-days.ts';
import { createMembers } from '#functions/workspaces/repositories/members.ts';
import type { Opened } from '#data/open-repositories.ts';
import { createPacks } from '#functions/overview/repositories/packs.ts';
import { createParticipation } from '#functions/runs/repositories/participation.ts';
import { createPlans } from '#functions/subscriptions/repositories/plans.ts';
import { createReminders } from '#functions/runs/repositories/reminders.ts';
import { createResponses } from '#functions/runs/repositories/responses.ts';
import { createResults } from '#functions/runs/repositories/results.ts';
import { createTaskCounts } from '#functions/tasks/repositories/task-counts.ts';
import { createTasks } from '#functions/tasks/repositories/tasks.ts';
import { createVerifiedEmails } from '#functions/accounts/repositories/verified-emails.ts';
import { createWorkspaceContents } from '#functions/workspaces/repositories/workspace-contents.ts';
import { createWorkspaces } from '#functions/workspaces/repositories/workspaces.ts';

/** What reminders and digests use of the table. */
export const repositories = {
  accessLog: createAccessLog,
  analyses: createAnalyses,
  audiences: createAudiences,
  automations: createAutomations,
  contents: createWorkspaceContents,
  digests: createDigests,
  due: createDue,
  runs: createRuns,
  runTexts: createRunTexts,
  mailboxDays: createMailboxDays,
  members: createMembers,
  packs: createPacks,
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
