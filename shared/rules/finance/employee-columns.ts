/** What a column of a file can be about. */
export const EMPLOYEE_COLUMNS = [
  'email',
  'name',
  'department',
  'salary',
  'taxes',
  'bonus',
  'kpi',
  'dms',
  'development_costs',
  'development',
  'hours',
  'tasks_status',
  'contribution',
  'hired_on',
  'left_on',
  'leaving',
] as const;
export type EmployeeColumn = (typeof EMPLOYEE_COLUMNS)[number];
