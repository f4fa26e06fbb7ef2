import { makeSheet } from '#functions/runs/code-sheets.ts';
import { requireWritable } from '#functions/subscriptions/plan.ts';
import type { PollsOperation } from '../operation.ts';
import { sheetTitles } from '../sheet-titles.ts';

/** Makes a sheet of one-time codes for a run of a poll. */
export const makeCodeSheet: PollsOperation<'makeCodeSheet'> = async (context, { body }) => {
  await requireWritable(context);
  return makeSheet(context.run.id, body.count, (run) => sheetTitles(run, context), context);
};
