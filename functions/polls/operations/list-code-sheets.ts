import { presentSheet } from '../code-sheets.ts';
import type { PollsOperation } from '../operation.ts';

/** The sheets of one-time codes of a run, the newest first; nothing of their codes. */
export const listCodeSheets: PollsOperation<'listCodeSheets'> = async ({ repos, run }) => ({
  sheets: (await repos.codeSheets.list(run.id)).map(presentSheet),
});
