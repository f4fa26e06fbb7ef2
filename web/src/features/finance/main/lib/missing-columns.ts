import type { EmployeesDatasetInfo } from '#shared/models/finance/employees.ts';
import { financeMainText } from '#text/finance/main.ts';

const COUNTED = ['salary', 'taxes', 'bonus', 'kpi', 'dms', 'development_costs'] as const;

/** The columns of money that a file did not have, by their names: they count as nothing. */
export function missingColumns(columns: EmployeesDatasetInfo['columns']): string[] {
  return COUNTED.filter((column) => !columns.includes(column)).map((column) => financeMainText.employees.money[column]);
}
