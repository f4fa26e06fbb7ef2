import { reprintSheet } from '#functions/runs/code-sheets.ts';
import { requireWritable } from '#functions/subscriptions/plan.ts';
import type { PollsOperation } from '../operation.ts';
import { sheetTitles } from '../sheet-titles.ts';

/** Prints a sheet of a poll's run again, with other codes. */
export const reprintCodeSheet: PollsOperation<'reprintCodeSheet'> = async (context, { params }) => {
  await requireWritable(context);
  return reprintSheet(context.run.id, params.sheetId, (run) => sheetTitles(run, context), context);
};
