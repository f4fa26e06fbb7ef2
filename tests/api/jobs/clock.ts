import { handler } from '#functions/jobs/handler.ts';
import { asFunction } from '#tests/support/granted.ts';

/** Fires a schedule as the deployment does: the worker is handed its name. */
export async function fire(name: string): Promise<void> {
  await asFunction('jobs', () => handler({ schedule: name }));
}
