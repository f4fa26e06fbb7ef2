import { say } from '#functions/automations/said.ts';
import { createAutomations } from '#functions/automations/repositories/automations.ts';
import { createDue } from '#data/due.ts';
import { createPlans } from '../repositories/plans.ts';
import { createWorkspaces } from '#functions/workspaces/repositories/workspaces.ts';
import { defineScheduledJob } from '#functions/jobs/define-job.ts';

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
  repositories: { automations: createAutomations, due: createDue, plans: createPlans, workspaces: createWorkspaces },
  async run({ repos: { automations, due, plans, workspaces }, now }) {
    for await (const { id, dueAt } of due.list('expire-subscriptions', now)) {
      if (!(await plans.end({ userId: id, dueDate: dueAt }, now))) continue;
      const line = {
        at: dueAt,
        about: 'plan',
        outcome: 'done',
        text: say('planEnded'),
      } as const;
      for (const workspace of await workspaces.listOwned(id)) await automations.note(workspace.id, 'plan_expiry', line);
    }
  },
});
