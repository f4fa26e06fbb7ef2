import { readDataset } from '#functions/finance/datasets.ts';
import type { FinanceClients } from '#functions/finance/operation.ts';
import { idOfEmployee, type StoredEmployee } from '#functions/finance/people.ts';
import type { Repositories } from '#data/repositories.ts';
import { personRef, type PersonRef } from '#shared/rules/people/sources.ts';
import { moscowDay } from '#shared/rules/working-days.ts';
import type { PersonRecord } from './records.ts';

/** The newest file of pay: who is in it, and what stands there of each. */
export interface Payroll {
  readonly period: string;
  readonly records: readonly PersonRecord[];
  readonly rows: ReadonlyMap<PersonRef, StoredEmployee>;
}

interface Context extends FinanceClients {
  readonly repos: Pick<Repositories, 'financeData'>;
  readonly workspaceId: string;
  readonly now: Date;
}

/** Opens the newest month; null while none is loaded. Only the function that may open pay can. */
export async function readPayroll(context: Context): Promise<Payroll | null> {
  const [newest] = await context.repos.financeData.months(context.workspaceId);
  const dataset = newest && (await readDataset<StoredEmployee>(context, newest.dataset.name));
  if (!dataset) return null;
  const today = moscowDay(context.now);
  const rows = new Map(
    dataset.rows
      // Whose name and address were taken off is nobody any more.
      .filter(({ name, email }) => name !== null || email !== null)
      .map((row) => [personRef('payroll', idOfEmployee(row, dataset.key)), row] as const),
  );
  return { period: newest.period, rows, records: [...rows].map(([ref, row]) => recordOf(ref, row, today)) };
}

/** A file has the whole name in one: it stands for the surname. */
function recordOf(
  ref: PersonRef,
  { name, email, department, hired_on, left_on }: StoredEmployee,
  today: string,
): PersonRecord {
  return {
    ref,
    source: 'payroll',
    firstName: '',
    secondName: '',
    lastName: name ?? '',
    email,
    position: null,
    team: department,
    hiredOn: hired_on,
    manager: null,
    isTop: false,
    active: left_on === null || left_on >= today,
    guest: false,
    lastLogin: null,
  };
}
