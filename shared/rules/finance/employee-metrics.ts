import { employeeMetricsText } from '#text/rules/finance/employee-metrics.ts';

/** The seven metrics of the employees' table, in the order of the specification. */
export const EMPLOYEE_METRICS = [
  'tce',
  'hourly',
  'hourly_filtered',
  'roi',
  'retention',
  'replacement',
  'development',
] as const;
/** The same with what they are called, how they are reckoned and what to know of them. */
export function employeeMetrics() {
  return EMPLOYEE_METRICS.map((key) => ({ key, ...employeeMetricsText[key] }));
}
