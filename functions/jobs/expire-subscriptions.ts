import { defineScheduledJob } from './define-job.ts';

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;
/** So far back plans are looked for that ended while this job did not run. */
const LOOK_BACK_DAYS = 31;

/**
 * Turns plans whose due date is past back to Startup; whatever looks at them before counts them as Startup already. A
 * plan ends with a day in Moscow: soon after it, what has ended is put in order.
 */
export const expireSubscriptions = defineScheduledJob({
  name: 'expire-subscriptions',
  expression: 'cron(5 0 * * ? *)',
  timeZone: 'Europe/Moscow',
  async run({ repos: { plans }, now }) {
    for (let age = LOOK_BACK_DAYS; age >= 0; age--) {
      const date = new Date(now.getTime() - age * DAY_MILLISECONDS).toISOString().slice(0, 10);
      for (const due of await plans.listDue(date)) {
        if (Date.parse(due.dueDate) > now.getTime()) continue;
        await plans.end(due, now);
      }
    }
  },
});
