import { conflict } from '#core/http/errors.ts';
import { requireWritable } from '#functions/subscriptions/plan.ts';
import { RUN_CODES_MAX, RUN_SHEETS_MAX } from '#shared/rules/code-sheets.ts';
import { pollsErrors } from '#text/polls/errors.ts';
import { newCodes, presentSheet, printableRun } from '../code-sheets.ts';
import { runChanged } from '../conflicts.ts';
import type { PollsOperation } from '../operation.ts';

/** Makes a sheet of one-time codes for a run that takes answers, or will. Its codes are told here and never again. */
export const makeCodeSheet: PollsOperation<'makeCodeSheet'> = async (context, { body }) => {
  const { repos, now, newId } = context;
  await requireWritable(context);
  const run = await printableRun(context);
  if ((run.codes ?? 0) + body.count > RUN_CODES_MAX) conflict(pollsErrors.codesMost);
  if ((await repos.codeSheets.list(run.id)).length >= RUN_SHEETS_MAX) conflict(pollsErrors.sheetsMost);
  const { codes, hashes } = newCodes(body.count);
  const sheet = (await repos.codeSheets.make(run, newId(), hashes, now)) ?? runChanged();
  return { ...presentSheet(sheet), codes };
};
