import { createDue } from '#data/due.ts';
import { defineScheduledJob } from '#functions/jobs/define-job.ts';
import { createWaitingInvitations } from '#functions/runs/repositories/waiting-invitations.ts';
import { createDataRequests } from '#functions/people/repositories/data-requests.ts';
import { warnOfRequest } from '#functions/people/warn-of-request.ts';
import { createMembers } from '#functions/workspaces/repositories/members.ts';
import { createWorkspaces } from '#functions/workspaces/repositories/workspaces.ts';
import { createLetters } from '../repositories/letters.ts';

declare module '#data/keys.ts' {
  interface DueKinds {
    'send-waiting-letters': true;
  }
}

/**
 * Gives what was put off and is due to the worker again: letters, of which the shortest pause is a minute,
 * invitations to runs that waited for the end of somebody's quiet hours, and reminders of requests for personal data.
 */
export const sendWaitingLetters = defineScheduledJob({
  name: 'send-waiting-letters',
  expression: 'rate(1 minute)',
  repositories: {
    dataRequests: createDataRequests,
    due: createDue,
    letters: createLetters,
    members: createMembers,
    waitingInvitations: createWaitingInvitations,
    workspaces: createWorkspaces,
  },
  async run({ repos, now, newId }) {
    const { due, letters, waitingInvitations } = repos;
    for await (const entry of due.list('send-waiting-letters', now)) await letters.wake(entry);
    for await (const entry of due.list('invite-later', now)) await waitingInvitations.wake(entry, newId(), now);
    for await (const entry of due.list('warn-data-requests', now)) await warnOfRequest(entry, { repos, now, newId });
  },
});
