import { notFound } from '#core/http/errors.ts';
import { makeKioskOf } from '#functions/runs/kiosks.ts';
import { requireWritable } from '#functions/subscriptions/plan.ts';
import type { PollsOperation } from '../operation.ts';

/** Makes a kiosk for a run, drafts included: it waits until that is opened. */
export const makeKiosk: PollsOperation<'makeKiosk'> = async (context, { body }) => {
  await requireWritable(context);
  const run = (await context.repos.runs.findConsistent(context.run.id)) ?? notFound('run');
  return makeKioskOf(run, body, context);
};
