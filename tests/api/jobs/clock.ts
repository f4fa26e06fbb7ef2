import type { Handler } from 'aws-lambda';
import { handler } from '#functions/jobs/handler.ts';
import { schedules } from '#infra/functions.ts';

/** Fires a schedule as the deployment does: the worker is handed its name and its job. */
export async function fire(name: string): Promise<void> {
  const schedule = schedules.find((one) => one.name === name);
  if (!schedule) throw new Error(`No schedule ${name}`);
  await (handler as unknown as Handler)({ schedule: name, job: schedule.job }, {} as never, () => {});
}
