import { developmentRate, hourlyCost, retentionCost, roi, totalCost } from '#shared/rules/finance/employee-cost.ts';
import { replacementCost } from '#shared/rules/finance/replacement-cost.ts';
import { LOCALE } from '#text/format.ts';
import { type CostedEmployee, nameOf } from './employees.ts';

/** The columns of the table, in their order. */
export const EMPLOYEE_COLUMNS = [
  'name',
  'department',
  'tce',
  'hourly',
  'roi',
  'retention',
  'replacement',
  'development',
] as const;
export type EmployeeColumn = (typeof EMPLOYEE_COLUMNS)[number];
export type FigureColumn = Exclude<EmployeeColumn, 'name' | 'department'>;

export interface EmployeeSort {
  readonly by: EmployeeColumn;
  readonly descending: boolean;
}

/** What the figures of a row depend on besides the row. */
export interface Assumptions {
  /** Of annual pay: what replacing somebody costs. */
  readonly coefficient: number;
  /** Hours a month where a row has none. */
  readonly hours: number;
}

/** A figure of a row; null where it cannot be told. */
export function figureOf(
  employee: CostedEmployee,
  column: FigureColumn,
  { coefficient, hours }: Assumptions,
): number | null {
  switch (column) {
    case 'tce':
      return totalCost(employee);
    case 'hourly':
      return hourlyCost(employee, hours);
    case 'roi':
      return roi(employee);
    case 'retention':
      return retentionCost(employee);
    case 'replacement':
      return replacementCost(employee, coefficient);
    case 'development':
      return developmentRate(employee);
  }
}

/** The rows in the order of a column; what is not known stands last in both directions. */
export function sortEmployees<One extends CostedEmployee>(
  employees: readonly One[],
  { by, descending }: EmployeeSort,
  assumptions: Assumptions,
): readonly One[] {
  const direction = descending ? -1 : 1;
  const keyed = employees.map((one) => ({ one, key: keyOf(one, by, assumptions) }));
  keyed.sort(({ key: a }, { key: b }) => {
    if (a === null || b === null) return Number(a === null) - Number(b === null);
    const order = typeof a === 'number' && typeof b === 'number' ? a - b : collator().compare(String(a), String(b));
    return order * direction;
  });
  return keyed.map(({ one }) => one);
}

/** The order after a press on a column: figures begin with the largest, words with the first letter. */
export function sortAfterPress(sort: EmployeeSort, by: EmployeeColumn): EmployeeSort {
  if (sort.by === by) return { by, descending: !sort.descending };
  return { by, descending: by !== 'name' && by !== 'department' };
}

function keyOf(employee: CostedEmployee, by: EmployeeColumn, assumptions: Assumptions): string | number | null {
  if (by === 'name') return nameOf(employee);
  if (by === 'department') return employee.department;
  return figureOf(employee, by, assumptions);
}

let words: Intl.Collator | undefined;

function collator(): Intl.Collator {
  words ??= new Intl.Collator(LOCALE, { numeric: true });
  return words;
}
