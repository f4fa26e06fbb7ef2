/** What can be brought in. */
export const IMPORT_KINDS = ['employees', 'leavers', 'months'] as const;
export type ImportKind = (typeof IMPORT_KINDS)[number];

export type FieldKey =
  | 'number'
  | 'email'
  | 'name'
  | 'department'
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
