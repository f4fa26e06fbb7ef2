import { presentEmployee, type StoredEmployee } from '../people.ts';
import { presentEmployeeDatasets } from '../present-dataset.ts';
import type { FinanceOperation } from '../operation.ts';
import { readPage } from '../read-page.ts';

/** The people of a month, and which months there are; the newest unless another one is asked for. */
export const listEmployees: FinanceOperation<'listEmployees'> = async (context, { query }) => {
  const months = await context.repos.financeData.months(context.workspaceId);
  const heads = await presentEmployeeDatasets(
    context,
    months.map(({ dataset }) => dataset),
  );
  const asked = query.period ?? months[0]?.period ?? null;
  const at = months.findIndex(({ period }) => period === asked);
  const { rows, key, nextCursor } = await readPage<StoredEmployee>(context, months[at]?.dataset ?? null, query.cursor);
  return {
    period: asked,
    periods: months.map(({ period }, index) => ({ period, head: heads[index]! })),
    head: heads[at] ?? null,
    employees: key ? rows.map((row) => presentEmployee(row, key)) : [],
    next_cursor: nextCursor,
  };
};
