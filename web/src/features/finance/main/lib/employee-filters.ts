import { margin, roi, totalCost } from '#shared/rules/finance/employee-cost.ts';
import { LOCALE } from '#text/format.ts';
import type { CostedEmployee } from './employees.ts';

/** Bands of profitability, which is ROI. */
export const PROFITABILITY = ['loss', 'to_half', 'over_half', 'unknown'] as const;
/** Bands of TCE a month. */
export const COSTS = ['to_100', 'to_200', 'over_200'] as const;
/** Bands of margin a month. */
export const MARGINS = ['loss', 'to_50', 'over_50', 'unknown'] as const;

export type Profitability = (typeof PROFITABILITY)[number];
export type Cost = (typeof COSTS)[number];
export type Margin = (typeof MARGINS)[number];

/** What is looked for among employees; null = all. */
export interface EmployeeFilters {
  readonly text: string;
  readonly department: string | null;
  readonly profitability: Profitability | null;
  readonly cost: Cost | null;
  readonly margin: Margin | null;
}

/** Everybody. */
export const NO_EMPLOYEE_FILTERS: EmployeeFilters = {
  text: '',
  department: null,
  profitability: null,
  cost: null,
  margin: null,
};

const HALF = 0.5;
const MARGIN_EDGE = 50_000;
const COST_EDGES = [100_000, 200_000] as const;

/** Those who fit all filters: the text by address or name, whatever its case. */
export function filterEmployees<One extends CostedEmployee>(
  employees: readonly One[],
  filters: EmployeeFilters,
): readonly One[] {
  if (!isFiltered(filters)) return employees;
  const text = filters.text.trim().toLocaleLowerCase(LOCALE);
  return employees.filter(
    (one) =>
      (text === '' || [one.email, one.name].some((word) => word?.toLocaleLowerCase(LOCALE).includes(text))) &&
      (filters.department === null || (one.department ?? '') === filters.department) &&
      (filters.profitability === null || profitabilityOf(one) === filters.profitability) &&
      (filters.cost === null || costOf(one) === filters.cost) &&
      (filters.margin === null || marginOf(one) === filters.margin),
  );
}

/** Whether anything is looked for. */
export function isFiltered({ text, department, profitability, cost, margin: band }: EmployeeFilters): boolean {
  return text.trim() !== '' || [department, profitability, cost, band].some((one) => one !== null);
}

/** The departments there are, in order; somebody without one makes an empty name. */
export function departmentsOf(employees: readonly Pick<CostedEmployee, 'department'>[]): string[] {
  const names = new Set(employees.map(({ department }) => department ?? ''));
  return [...names].toSorted((a, b) => Number(a === '') - Number(b === '') || a.localeCompare(b, LOCALE));
}

function profitabilityOf(employee: CostedEmployee): Profitability {
  const value = roi(employee);
  if (value === null) return 'unknown';
  if (value < 0) return 'loss';
  return value <= HALF ? 'to_half' : 'over_half';
}

function costOf(employee: CostedEmployee): Cost {
  const cost = totalCost(employee);
  if (cost < COST_EDGES[0]) return 'to_100';
  return cost < COST_EDGES[1] ? 'to_200' : 'over_200';
}

function marginOf(employee: CostedEmployee): Margin {
  const value = margin(employee);
  if (value === null) return 'unknown';
  if (value < 0) return 'loss';
  return value < MARGIN_EDGE ? 'to_50' : 'over_50';
}
