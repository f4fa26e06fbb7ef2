import { createJobs } from '#data/jobs.ts';
import type { SomeFactories } from '#data/open-repositories.ts';
import { analyse } from './analyse.ts';
import { breakDownSurvey } from './break-down-survey.ts';
import { closeRuns } from './close-runs.ts';
import { copyPerson } from './copy-person.ts';
import { deleteAccount } from './delete-account.ts';
import { deleteRun } from './delete-run.ts';
import { deletePoll } from './delete-poll.ts';
import { deletePortalSnapshot } from './delete-portal-snapshot.ts';
import { deleteWorkspace } from './delete-workspace.ts';
import type { JobDeclaration, ScheduledJob } from './define-job.ts';
import { endSessions } from './end-sessions.ts';
import { exportWorkspace } from './export-workspace.ts';
import { expireSubscriptions } from './expire-subscriptions.ts';
import { forgetParticipation } from './forget-participation.ts';
import { inviteToRun } from './invite-to-run.ts';
import { remindByPortal } from './remind-by-portal.ts';
import { renameWorkspace } from './rename-workspace.ts';
import { runAutomations } from './run-automations.ts';
import { runNight } from './run-night.ts';
import { sendMail } from './send-mail.ts';
import { sendWaitingLetters } from './send-waiting-letters.ts';
import { snapshotPortal } from './snapshot-portal.ts';
import { snapshotPortals } from './snapshot-portals.ts';
import { startPulse } from './start-pulse.ts';
import { startPulses } from './start-pulses.ts';

/** Every job that is written to the table. */
export const jobs: readonly JobDeclaration[] = [
  analyse,
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
  remindByPortal,
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
  runAutomations,
  startPulses,
];

/** What any of them uses of the table, and what it takes to do jobs. */
export const repositories = [...jobs, ...scheduledJobs].reduce<SomeFactories & { jobs: typeof createJobs }>(
  (all, job) => ({ ...all, ...job.repositories }),
  { jobs: createJobs },
);
