import { sumOfMoney, roundToKopecks } from './money.ts';
import type { MonthlyPay } from './replacement-cost.ts';

const MONTHS = 12;
/** So many hours has a month of forty-hour weeks on average; a workspace may have a norm of its own. */
export const USUAL_HOURS = 164;

/** What one employee costs in a month, in roubles, as a file of employees has it. */
export interface EmployeePay extends MonthlyPay {
  readonly taxes: number;
  readonly dms: number;
  readonly development_costs: number;
}

/** Pay, hours and what somebody thinks they bring in. */
export interface EmployeeMonth extends EmployeePay {
  /** Hours worked; null = the norm. */
  readonly hours: number | null;
  /** Roubles a month, somebody's estimate; null = nobody has made one. */
  readonly contribution: number | null;
}

/** TCE, total cost of an employee, a month: salary + taxes + bonus + kpi + dms + development_costs. */
export function totalCost({ salary, taxes, bonus, kpi, dms, development_costs }: EmployeePay): number {
  return sumOfMoney([salary, taxes, bonus, kpi, dms, development_costs]);
}

/** Hourly cost: TCE ÷ hours. Null for a month without a single hour: there is no hour to have a cost. */
export function hourlyCost(employee: EmployeeMonth, norm: number = USUAL_HOURS): number | null {
  return hourlyCostOf([employee], norm);
}

/**
 * Hourly cost with filters: Σ TCE ÷ Σ hours of the people who are left by the filters. That is what an hour of theirs
 * costs together, not the mean of their hourly costs. Null without a single hour.
 */
export function hourlyCostOf(employees: readonly EmployeeMonth[], norm: number = USUAL_HOURS): number | null {
  const hours = employees.reduce((sum, { hours: worked }) => sum + (worked ?? norm), 0);
  return hours > 0 ? roundToKopecks(totalCostOf(employees) / hours) : null;
}

/** TCE of several people together. */
export function totalCostOf(employees: readonly EmployeePay[]): number {
  return sumOfMoney(employees.map(totalCost));
}

/** Margin a month: contribution − TCE. Null where nobody has estimated the contribution. */
export function margin(employee: EmployeeMonth): number | null {
  return employee.contribution === null ? null : roundToKopecks(employee.contribution - totalCost(employee));
}

/**
 * ROI of an employee, which the filters call profitability: (contribution − TCE) ÷ TCE, a share (0.25 = 25 %). Null
 * without a contribution, and for somebody who costs nothing.
 */
export function roi(employee: EmployeeMonth): number | null {
  const [gain, cost] = [margin(employee), totalCost(employee)];
  return gain === null || cost === 0 ? null : gain / cost;
}

/** ROI of several people together, of those whose contribution is known: Σ margin ÷ Σ TCE. */
export function roiOf(employees: readonly EmployeeMonth[]): number | null {
  const known = employees.filter(({ contribution }) => contribution !== null);
  const cost = totalCostOf(known);
  return cost === 0 ? null : sumOfMoney(known.map((one) => margin(one)!)) / cost;
}

/** Retention cost a year, what is paid to keep somebody beyond salary and taxes: 12 × (bonus + kpi + dms + development_costs). */
export function retentionCost({ bonus, kpi, dms, development_costs }: EmployeePay): number {
  return roundToKopecks(MONTHS * sumOfMoney([bonus, kpi, dms, development_costs]));
}

/** Development Rate: development_costs ÷ TCE, a share. Null for somebody who costs nothing. */
export function developmentRate(employee: EmployeePay): number | null {
  return developmentRateOf([employee]);
}

/** Development Rate of several people together: Σ development_costs ÷ Σ TCE. */
export function developmentRateOf(employees: readonly EmployeePay[]): number | null {
  const cost = totalCostOf(employees);
  return cost === 0 ? null : sumOfMoney(employees.map(({ development_costs }) => development_costs)) / cost;
}
