import type { FinanceEmployee, FinanceEmployeeRow } from '#shared/models/finance/employees.ts';
import { employeeKey } from '#shared/rules/finance/repeated-rows.ts';
import { personId } from './sealed-rows.ts';

/** A person of a month as they are stored. */
export interface StoredEmployee extends FinanceEmployeeRow {
  /** Of somebody whose name and address were taken off; of everybody else it follows from these. */
  readonly id: string | null;
}

/** A row of a file as it is stored. */
export const toStoredEmployee = (row: FinanceEmployeeRow): StoredEmployee => ({ id: null, ...row });

/** The id of a stored person. */
export function idOfEmployee(row: StoredEmployee, key: Buffer): string {
  return row.id ?? personId(employeeKey(row) ?? '', key);
}

/** A stored person as the API shows them. */
export function presentEmployee(row: StoredEmployee, key: Buffer): FinanceEmployee {
  return { ...row, id: idOfEmployee(row, key) };
}
