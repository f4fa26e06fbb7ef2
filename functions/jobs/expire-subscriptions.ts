import { log } from '#core/log.ts';
import type { WorkerContext } from '#core/worker.ts';

const DAY_MILLISECONDS = 24 * 60 * 60 * 1000;
/** So far back plans are looked for that ended while this job did not run. */
const LOOK_BACK_DAYS = 31;

/** Turns plans whose due date is past back to Startup; whatever looks at them before counts them as Startup already. */
export async function expireSubscriptions({ repos: { plans }, now }: WorkerContext): Promise<void> {
  for (let age = LOOK_BACK_DAYS; age >= 0; age--) {
    const date = new Date(now.getTime() - age * DAY_MILLISECONDS).toISOString().slice(0, 10);
    for (const due of await plans.listDue(date)) {
      if (Date.parse(due.dueDate) > now.getTime()) continue;
      await plans.end(due, now);
    }
  }
  log('info', 'job finished', { job: 'expire-subscriptions', milliseconds: Date.now() - now.getTime() });
}
