import { createDue } from '#data/due.ts';
import { defineScheduledJob } from '#functions/jobs/define-job.ts';
import { createWaitingInvitations } from '#functions/runs/repositories/waiting-invitations.ts';
import { createLetters } from '../repositories/letters.ts';

declare module '#data/keys.ts' {
  interface DueKinds {
    'send-waiting-letters': true;
  }
}

/**
 * Gives what was put off and is due to the worker again: letters, of which the shortest pause is a minute, and
 * invitations to runs that waited for the end of somebody's quiet hours.
 */
export const sendWaitingLetters = defineScheduledJob({
  name: 'send-waiting-letters',
  expression: 'rate(1 minute)',
  repositories: { due: createDue, letters: createLetters, waitingInvitations: createWaitingInvitations },
  async run({ repos: { due, letters, waitingInvitations }, now, newId }) {
    for await (const entry of due.list('send-waiting-letters', now)) await letters.wake(entry);
    for await (const entry of due.list('invite-later', now)) await waitingInvitations.wake(entry, newId(), now);
  },
});
