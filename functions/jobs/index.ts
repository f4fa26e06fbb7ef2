import { createJobs } from '#data/jobs.ts';
import type { SomeFactories } from '#data/open-repositories.ts';
import { analyse } from '#functions/analysis/jobs/analyse.ts';
import { askNewcomersByClock, askNewcomersOf } from '#functions/automations/jobs/ask-newcomers.ts';
import { breakDownSurvey } from '#functions/surveys/jobs/break-down-survey.ts';
import { closeRuns } from '#functions/runs/jobs/close-runs.ts';
import { copyPerson } from '#functions/accounts/jobs/copy-person.ts';
import { deleteAccount } from '#functions/accounts/jobs/delete-account.ts';
import { deleteRun } from '#functions/runs/jobs/delete-run.ts';
import { deletePoll } from '#functions/polls/jobs/delete-poll.ts';
import { deletePortalSnapshot } from '#functions/integrations/jobs/delete-portal-snapshot.ts';
import { deleteWorkspace } from '#functions/workspaces/jobs/delete-workspace.ts';
import type { JobDeclaration, ScheduledJob } from './define-job.ts';
import { endSessions } from '#functions/accounts/jobs/end-sessions.ts';
import { exportWorkspace } from '#functions/exports/jobs/export-workspace.ts';
import { expireSubscriptions } from '#functions/subscriptions/jobs/expire-subscriptions.ts';
import { forgetParticipation } from '#functions/runs/jobs/forget-participation.ts';
import { inviteToRun } from '#functions/runs/jobs/invite-to-run.ts';
import { remindByChannels } from '#functions/notifications/jobs/remind-by-channels.ts';
import { renameWorkspace } from '#functions/workspaces/jobs/rename-workspace.ts';
import { runAutomations } from '#functions/automations/jobs/run-automations.ts';
import { runNight } from '#functions/automations/jobs/run-night.ts';
import { sendMail } from '#functions/notifications/jobs/send-mail.ts';
import { sendWaitingLetters } from '#functions/notifications/jobs/send-waiting-letters.ts';
import { refreshPortal } from '#functions/integrations/jobs/refresh-portal.ts';
import { refreshPortals } from '#functions/integrations/jobs/refresh-portals.ts';
import { snapshotPortal } from '#functions/integrations/jobs/snapshot-portal.ts';
import { snapshotPortals } from '#functions/integrations/jobs/snapshot-portals.ts';
import { startPulse } from '#functions/polls/jobs/start-pulse.ts';
import { startPulses } from '#functions/polls/jobs/start-pulses.ts';

/** Every job that is written to the table. */
export const jobs: readonly JobDeclaration[] = [
  analyse,
  askNewcomersOf,
  breakDownSurvey,
  copyPerson,
  deleteAccount,
  deleteRun,
  deletePoll,
  deletePortalSnapshot,
  deleteWorkspace,
  endSessions,
  exportWorkspace,
  forgetParticipation,
  inviteToRun,
  refreshPortal,
  remindByChannels,
  renameWorkspace,
  runNight,
  sendMail,
  snapshotPortal,
  startPulse,
];

/** Everything that begins by the clock. */
export const scheduledJobs: readonly ScheduledJob[] = [
  expireSubscriptions,
  closeRuns,
  sendWaitingLetters,
  snapshotPortals,
  refreshPortals,
  runAutomations,
  askNewcomersByClock,
  startPulses,
];

/** What any of them uses of the table, and what it takes to do jobs. */
export const repositories = [...jobs, ...scheduledJobs].reduce<SomeFactories & { jobs: typeof createJobs }>(
  (all, job) => ({ ...all, ...job.repositories }),
  { jobs: createJobs },
);
