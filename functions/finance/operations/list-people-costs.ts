import { openDataKey, openParts, partsOf } from '../datasets.ts';
import type { StoredEmployee } from '../people.ts';
import { totalCostOf } from '#shared/rules/finance/employee-cost.ts';
import type { FinanceOperation } from '../operation.ts';

/** So many months are added up at most: each is read whole and opened. */
const MOST_MONTHS = 12;

/** What people cost in each of the last months, added up here: the screen of a company needs no pay of a year for it. */
export const listPeopleCosts: FinanceOperation<'listPeopleCosts'> = async (context) => {
  const [months, key] = await Promise.all([
    context.repos.financeData.months(context.workspaceId),
    openDataKey(context),
  ]);
  const costs: { period: string; people: number; cost: number }[] = [];
  for (const { period, dataset } of months.slice(0, MOST_MONTHS)) {
    if (!dataset.current || !key) continue;
    // One after another: together they would fill the memory. A month replaced meanwhile is left out until the next look.
    const parts = await openParts<StoredEmployee>(
      context,
      dataset.name,
      dataset.current,
      partsOf(dataset.current),
      key,
    );
    const rows = parts?.flat();
    if (rows) costs.push({ period, people: rows.length, cost: totalCostOf(rows) });
  }
  return { months: costs.toReversed() };
};
