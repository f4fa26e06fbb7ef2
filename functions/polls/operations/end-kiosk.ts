import { notFound } from '#core/http/errors.ts';
import { endKioskOf } from '#functions/runs/kiosks.ts';
import type { PollsOperation } from '../operation.ts';

/** Ends a kiosk of a run. */
export const endKiosk: PollsOperation<'endKiosk'> = async (context, { params }) => {
  const run = (await context.repos.runs.findConsistent(context.run.id)) ?? notFound('run');
  await endKioskOf(run, params.kioskId, context);
};
