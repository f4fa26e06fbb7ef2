import { conflict, notFound } from '#core/http/errors.ts';
import { requireWritable } from '#functions/subscriptions/plan.ts';
import { pollsErrors } from '#text/polls/errors.ts';
import { newCodes, presentSheet, printableRun } from '../code-sheets.ts';
import { runChanged } from '../conflicts.ts';
import type { PollsOperation } from '../operation.ts';

/**
 * Other codes on the same sheet. Every code it had leads nowhere from now on, used or not, so that nobody can try which
 * of them had answered; the answers given by them stay.
 */
export const reprintCodeSheet: PollsOperation<'reprintCodeSheet'> = async (context, { params }) => {
  const { repos, now } = context;
  await requireWritable(context);
  const run = await printableRun(context);
  const sheet = (await repos.codeSheets.find(run.id, params.sheetId)) ?? notFound('codeSheet');
  if (sheet.revoked) conflict(pollsErrors.sheetRevoked);
  const { codes, hashes } = newCodes(sheet.count);
  const printed = (await repos.codeSheets.reprint(run, sheet, hashes, now)) ?? runChanged();
  return { ...presentSheet(printed), codes };
};
