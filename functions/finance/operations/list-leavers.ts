import type { LeaverRow } from '#shared/models/finance/leavers.ts';
import { presentDataset } from '../present-dataset.ts';
import type { FinanceOperation } from '../operation.ts';
import { readPage } from '../read-page.ts';

/** Who came and went, as the company's file has it. */
export const listLeavers: FinanceOperation<'listLeavers'> = async (context, { query }) => {
  const head = await context.repos.financeData.dataset(context.workspaceId, 'leavers');
  const { rows, nextCursor } = await readPage<LeaverRow>(context, head, query.cursor);
  return { head: await presentDataset(context, head), leavers: rows, next_cursor: nextCursor };
};
