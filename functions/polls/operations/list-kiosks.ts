import { kiosksOf } from '#functions/runs/kiosks.ts';
import type { PollsOperation } from '../operation.ts';

/** The kiosks of a run, the newest first. */
export const listKiosks: PollsOperation<'listKiosks'> = (context) => kiosksOf(context.run.id, context);
