import { revokeSheet } from '#functions/runs/code-sheets.ts';
import type { PollsOperation } from '../operation.ts';

/** Ends the codes of a sheet of a poll's run. */
export const revokeCodeSheet: PollsOperation<'revokeCodeSheet'> = (context, { params }) =>
  revokeSheet(context.run.id, params.sheetId, context);
