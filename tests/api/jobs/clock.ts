import type { ScheduleEvent } from '#core/declaration.ts';
import { jobs } from '#functions/lambdas/jobs/function.ts';
import { notifications } from '#functions/lambdas/notifications/function.ts';
import { peopleSources } from '#functions/lambdas/people-sources/function.ts';
import { webhooks } from '#functions/lambdas/webhooks/function.ts';
import { asFunction } from '#tests/support/granted.ts';

/** The Lambdas that something of begins by the clock. */
const SCHEDULED = [jobs, notifications, peopleSources, webhooks];

/** Fires a schedule as the deployment does: the function it belongs to is handed its name. */
export async function fire(schedule: string): Promise<void> {
  // A name that nobody knows is for the jobs to refuse.
  const { name } = SCHEDULED.find(({ schedules }) => schedule in schedules) ?? jobs;
  const { handler } = (await import(`../../../functions/lambdas/${name}/handler.ts`)) as Scheduled;
  await asFunction(name, () => handler({ schedule }));
}

interface Scheduled {
  readonly handler: (event: ScheduleEvent) => Promise<unknown>;
}
