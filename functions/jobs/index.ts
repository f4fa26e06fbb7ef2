import { createJobs } from '#data/jobs.ts';
import { endSessions } from '#functions/accounts/jobs/end-sessions.ts';
import { sendMail } from '#functions/notifications/jobs/send-mail.ts';
import { expireSubscriptions } from '#functions/subscriptions/jobs/expire-subscriptions.ts';
import { closeRuns } from '#functions/runs/jobs/close-runs.ts';
import { sendWaitingLetters } from '#functions/notifications/jobs/send-waiting-letters.ts';
import { snapshotPortals } from '#functions/integrations/jobs/snapshot-portals.ts';
import { refreshPortals } from '#functions/integrations/jobs/refresh-portals.ts';
import { runAutomations } from '#functions/automations/jobs/run-automations.ts';
import { askNewcomersByClock } from '#functions/automations/jobs/plan-newcomers.ts';
import { startPulses } from '#functions/polls/jobs/start-pulses.ts';
import { repositoriesOf, type JobDeclaration, type ScheduledJob } from './define-job.ts';

/** Jobs that are done at once, by the function behind the table's stream; all others are passed on (slow.ts). */
export const jobs: readonly JobDeclaration[] = [endSessions, sendMail];

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
export const repositories = { jobs: createJobs, ...repositoriesOf([...jobs, ...scheduledJobs]) };
