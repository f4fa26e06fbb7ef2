/** What can be brought in. */
export const IMPORT_KINDS = ['people', 'employees', 'leavers', 'months'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];
/** What only those bring in who see the money. */
export type MoneyKind = Exclude<ImportKind, 'people'>;

export type FieldKey =
  | 'number'
  | 'email'
  | 'name'
  | 'department'
  | 'team'
  | 'phone'
  | 'salary'
  | 'taxes'
  | 'bonus'
  | 'kpi'
  | 'dms'
  | 'development_costs'
  | 'development'
  | 'hours'
  | 'tasks_status'
  | 'contribution'
  | 'hired_on'
  | 'left_on'
  | 'leaving'
  | 'month'
  | 'revenue'
  | 'people'
  | 'expense';

export type CellValue = string | number | null;
