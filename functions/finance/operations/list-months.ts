import { monthsHead } from '../months.ts';
import type { FinanceOperation } from '../operation.ts';

/** The months of a company, or those between two, both included. */
export const listMonths: FinanceOperation<'listMonths'> = async (context, { query: { from, to } }) => {
  const found = await context.repos.moneyMonths.find(context.workspaceId);
  if (!found) return { head: null, months: [] };
  const months = found.months.filter(({ month }) => (from ?? month) <= month && month <= (to ?? month));
  return { head: await monthsHead(context, found), months };
};
