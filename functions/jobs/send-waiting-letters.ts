import { defineScheduledJob } from './define-job.ts';

/** Gives the letters that were put off and are due to the worker again; the shortest pause is a minute. */
export const sendWaitingLetters = defineScheduledJob({
  name: 'send-waiting-letters',
  expression: 'rate(1 minute)',
  async run({ repos, now }) {
    await repos.letters.wakeDue(now);
  },
});
