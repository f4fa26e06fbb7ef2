import { handler } from '#functions/lambdas/jobs/handler.ts';
import { notifications } from '#functions/lambdas/notifications/function.ts';
import { handler as notify } from '#functions/lambdas/notifications/handler.ts';
import { webhooks } from '#functions/lambdas/webhooks/function.ts';
import { peopleSources } from '#functions/lambdas/people-sources/function.ts';
import { asFunction } from '#tests/support/granted.ts';

/** Fires a schedule as the deployment does: the function it belongs to is handed its name. */
export async function fire(name: string): Promise<void> {
  if (name in notifications.schedules) await asFunction('notifications', () => notify({ schedule: name }));
  else if (name in webhooks.schedules) {
    const { handler: deliver } = await import('#functions/lambdas/webhooks/handler.ts');
    await asFunction('webhooks', () => deliver({ schedule: name }));
  } else if (name in peopleSources.schedules) {
    const { handler: readPeople } = await import('#functions/lambdas/people-sources/handler.ts');
    await asFunction('people-sources', () => readPeople({ schedule: name }));
  } else await asFunction('jobs', () => handler({ schedule: name }));
}
