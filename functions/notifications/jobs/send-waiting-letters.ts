import { createDue } from '#data/due.ts';
import { createLetters } from '../repositories/letters.ts';
import { defineScheduledJob } from '#functions/jobs/define-job.ts';

declare module '#data/keys.ts' {
  interface DueKinds {
    'send-waiting-letters': true;
  }
}

/** Gives the letters that were put off and are due to the worker again; the shortest pause is a minute. */
export const sendWaitingLetters = defineScheduledJob({
  name: 'send-waiting-letters',
  expression: 'rate(1 minute)',
  repositories: { due: createDue, letters: createLetters },
  async run({ repos: { due, letters }, now }) {
    for await (const entry of due.list('send-waiting-letters', now)) await letters.wake(entry);
  },
});
