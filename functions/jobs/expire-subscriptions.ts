import { createDue } from '#data/due.ts';
import { createPlans } from '#data/plans.ts';
import { defineScheduledJob } from './define-job.ts';

declare module '#data/keys.ts' {
  interface DueKinds {
    'expire-subscriptions': true;
  }
}

/**
 * Turns plans whose due date is past back to Startup; whatever looks at them before counts them as Startup already. A
 * plan ends with a day in Moscow: soon after it, what has ended is put in order.
 */
export const expireSubscriptions = defineScheduledJob({
  name: 'expire-subscriptions',
  expression: 'cron(5 0 * * ? *)',
  timeZone: 'Europe/Moscow',
  repositories: { due: createDue, plans: createPlans },
  async run({ repos: { due, plans }, now }) {
    for await (const { id, dueAt } of due.list('expire-subscriptions', now)) {
      await plans.end({ userId: id, dueDate: dueAt }, now);
    }
  },
});
