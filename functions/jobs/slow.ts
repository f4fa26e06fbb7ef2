import { createJobs } from '#data/jobs.ts';
import { analyse } from '#functions/analysis/jobs/analyse.ts';
import { askLeaverOnce } from '#functions/automations/jobs/ask-leaver.ts';
import { askNewcomersOf } from '#functions/automations/jobs/ask-newcomers.ts';
import { breakDownSurvey } from '#functions/surveys/jobs/break-down-survey.ts';
import { copyProviderRule } from '#functions/sign-in/jobs/copy-provider-rule.ts';
import { copyFactorRule } from '#functions/workspaces/jobs/copy-factor-rule.ts';
import { copyPerson } from '#functions/accounts/jobs/copy-person.ts';
import { deleteAccount } from '#functions/accounts/jobs/delete-account.ts';
import { deleteRun } from '#functions/runs/jobs/delete-run.ts';
import { deletePoll } from '#functions/polls/jobs/delete-poll.ts';
import { deletePortalSnapshot } from '#functions/integrations/jobs/delete-portal-snapshot.ts';
import { deleteWorkspace } from '#functions/workspaces/jobs/delete-workspace.ts';
import { exportWorkspace } from '#functions/exports/jobs/export-workspace.ts';
import { forgetParticipation } from '#functions/runs/jobs/forget-participation.ts';
import { inviteToRun } from '#functions/runs/jobs/invite-to-run.ts';
import { refreshPortal } from '#functions/integrations/jobs/refresh-portal.ts';
import { remindByChannels } from '#functions/notifications/jobs/remind-by-channels.ts';
import { remindContacts } from '#functions/notifications/jobs/remind-contacts.ts';
import { renameWorkspace } from '#functions/workspaces/jobs/rename-workspace.ts';
import { runNight } from '#functions/automations/jobs/run-night.ts';
import { draftTranslation } from '#functions/translations/jobs/draft-translation.ts';
import { snapshotPortal } from '#functions/integrations/jobs/snapshot-portal.ts';
import { startPulse } from '#functions/polls/jobs/start-pulse.ts';
import { repositoriesOf, type JobDeclaration } from './define-job.ts';

/** Jobs that may take minutes, or see what the worker of letters may not: done by a function of its own, from its queue. */
export const jobs: readonly JobDeclaration[] = [
  analyse,
  askLeaverOnce,
  askNewcomersOf,
  breakDownSurvey,
  copyFactorRule,
  copyProviderRule,
  copyPerson,
  deleteAccount,
  deleteRun,
  deletePoll,
  deletePortalSnapshot,
  deleteWorkspace,
  draftTranslation,
  exportWorkspace,
  forgetParticipation,
  inviteToRun,
  refreshPortal,
  remindByChannels,
  remindContacts,
  renameWorkspace,
  runNight,
  snapshotPortal,
  startPulse,
];

/** What any of them uses of the table, and what it takes to do jobs. */
export const repositories = { jobs: createJobs, ...repositoriesOf(jobs) };
