import type { Repositories } from '#data/repositories.ts';
import { totalCost } from '#shared/rules/finance/employee-cost.ts';
import { replacementCost } from '#shared/rules/finance/replacement-cost.ts';
import { readDataset } from './datasets.ts';
import type { FinanceClients } from './operation.ts';
import { idOfEmployee, type StoredEmployee } from './people.ts';

/** Somebody of the newest month, as the list of people needs them. */
export interface PaidEmployee {
  readonly id: string;
  readonly name: string | null;
  readonly email: string | null;
  readonly department: string | null;
  readonly hiredOn: string | null;
  readonly leftOn: string | null;
  /** Roubles of the month, taxes and all. */
  readonly cost: number;
  /** What it would cost to replace them, by the usual share of a year's pay. */
  readonly replacement: number;
}

interface Context extends FinanceClients {
  readonly repos: Pick<Repositories, 'financeData'>;
  readonly workspaceId: string;
}

/** Opens the newest month of employees; null while none is loaded. Whose name and address were taken off is left out. */
export async function readNewestPayroll(
  context: Context,
): Promise<{ readonly period: string; readonly employees: readonly PaidEmployee[] } | null> {
  const [newest] = await context.repos.financeData.months(context.workspaceId);
  const dataset = newest && (await readDataset<StoredEmployee>(context, newest.dataset.name));
  if (!dataset) return null;
  const named = dataset.rows.filter(({ name, email }) => name !== null || email !== null);
  const employees = named.map((row) => ({
    id: idOfEmployee(row, dataset.key),
    name: row.name,
    email: row.email,
    department: row.department,
    hiredOn: row.hired_on,
    leftOn: row.left_on,
    cost: totalCost(row),
    replacement: replacementCost(row),
  }));
  return { period: newest.period, employees };
}
