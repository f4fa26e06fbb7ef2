import { makeSheet } from '#functions/runs/code-sheets.ts';
import { requireSheetTeam } from '#functions/runs/sheet-teams.ts';
import { requireWritable } from '#functions/subscriptions/plan.ts';
import type { PollsOperation } from '../operation.ts';
import { sheetTitles } from '../sheet-titles.ts';

/** Makes a sheet of one-time codes for a run of a poll, of a team where one is said. */
export const makeCodeSheet: PollsOperation<'makeCodeSheet'> = async (context, { body }) => {
  await requireWritable(context);
  const { count, team } = body;
  if (team !== null) await requireSheetTeam(context.run, team, context);
  return makeSheet(context.run.id, { count, team }, (run) => sheetTitles(run, context), context);
};
