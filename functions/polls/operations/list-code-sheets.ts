import { sheetsOf } from '#functions/runs/code-sheets.ts';
import type { PollsOperation } from '../operation.ts';

/** The sheets of one-time codes of a run of a poll. */
export const listCodeSheets: PollsOperation<'listCodeSheets'> = (context) => sheetsOf(context.run.id, context);
