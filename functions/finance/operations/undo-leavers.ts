import { presentDataset } from '../present-dataset.ts';
import type { FinanceOperation } from '../operation.ts';
import { undoDataset } from '../undo-dataset.ts';

/** Brings back the history as it was before its last import. */
export const undoLeavers: FinanceOperation<'undoLeavers'> = async (context, { body }) => ({
  head: await presentDataset(context, await undoDataset(context, 'leavers', body.version)),
});
