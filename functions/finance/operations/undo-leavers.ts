import { presentHead } from '../heads.ts';
import type { FinanceOperation } from '../operation.ts';
import { undoDataset } from '../undo-dataset.ts';

/** Brings back the history as it was before its last import. */
export const undoLeavers: FinanceOperation<'undoLeavers'> = async (context, { body }) => ({
  head: await presentHead(context, await undoDataset(context, 'leavers', body.version)),
});
