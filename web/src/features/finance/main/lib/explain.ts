import type { EMPLOYEE_METRICS } from '#shared/rules/finance/employee-metrics.ts';
import { type EmployeeMonth, hourlyCostOf, roi, totalCost } from '#shared/rules/finance/employee-cost.ts';
import { developmentRate, retentionCost } from '#shared/rules/finance/employee-cost.ts';
import { sumOfMoney } from '#shared/rules/finance/money.ts';
import { replacementCost } from '#shared/rules/finance/replacement-cost.ts';
import { formatNumber } from '#text/format.ts';
import { percent, rubles, signedPercent } from '#text/finance/money.ts';
import { financeMainText } from '#text/finance/main.ts';
import type { Assumptions } from './sort-employees.ts';

/** The key of one of the seven metrics. */
export type EmployeeMetric = (typeof EMPLOYEE_METRICS)[number];

/** A metric with the numbers it comes of. */
export interface Explained {
  /** Null where it cannot be told. */
  readonly value: string | null;
  /** “(121,000 − 97,891) ÷ 97,891 = +24%”; null with it. */
  readonly numbers: string | null;
}

const text = financeMainText.employees;
const MONTHS = 12;

/** A metric of one person, or of several added up by `totalsOf`, with the numbers put into its formula. */
export function explain(metric: EmployeeMetric, of: EmployeeMonth, { coefficient, hours }: Assumptions): Explained {
  const cost = totalCost(of);
  const extras = [of.bonus, of.kpi, of.dms, of.development_costs];
  switch (metric) {
    case 'tce':
      return told(rubles(cost), plus([of.salary, of.taxes, ...extras]));
    case 'hourly':
    case 'hourly_filtered': {
      const value = hourlyCostOf([of], hours);
      return value === null
        ? UNKNOWN
        : told(rubles(value), `${number(cost)} ÷ ${text.hoursIn(number(of.hours ?? hours))}`);
    }
    case 'roi': {
      const value = roi(of);
      if (value === null || of.contribution === null) return UNKNOWN;
      return told(signedPercent(value), `(${number(of.contribution)} − ${number(cost)}) ÷ ${number(cost)}`);
    }
    case 'retention':
      return told(rubles(retentionCost(of)), `${MONTHS} × (${plus(extras)})`);
    case 'replacement':
      return told(
        rubles(replacementCost(of, coefficient)),
        `${percent(coefficient)} × ${MONTHS} × (${plus([of.salary, of.bonus, of.kpi])})`,
      );
    case 'development': {
      const value = developmentRate(of);
      return value === null ? UNKNOWN : told(percent(value, 1), `${number(of.development_costs)} ÷ ${number(cost)}`);
    }
  }
}

/** Several people as one, their sums in place of the figures; of the contribution those who have one. */
export function totalsOf(employees: readonly EmployeeMonth[], hours: number): EmployeeMonth {
  const sum = (field: 'salary' | 'taxes' | 'bonus' | 'kpi' | 'dms' | 'development_costs') =>
    sumOfMoney(employees.map((one) => one[field]));
  const contributions = employees.flatMap(({ contribution }) => contribution ?? []);
  return {
    salary: sum('salary'),
    taxes: sum('taxes'),
    bonus: sum('bonus'),
    kpi: sum('kpi'),
    dms: sum('dms'),
    development_costs: sum('development_costs'),
    hours: sumOfMoney(employees.map((one) => one.hours ?? hours)),
    contribution: contributions.length === 0 ? null : sumOfMoney(contributions),
  };
}

/** A metric of several people: hourly cost of all of them, the others of those whom the filters leave. */
export function explainGroup(
  metric: EmployeeMetric,
  all: readonly EmployeeMonth[],
  found: readonly EmployeeMonth[],
  assumptions: Assumptions,
): Explained {
  const people = metric === 'hourly' ? all : found;
  const counted = metric === 'roi' ? people.filter(({ contribution }) => contribution !== null) : people;
  if (counted.length === 0) return UNKNOWN;
  return explain(metric, totalsOf(counted, assumptions.hours), assumptions);
}

const UNKNOWN: Explained = { value: null, numbers: null };

function told(value: string, formula: string): Explained {
  return { value, numbers: `${formula} = ${value}` };
}

function plus(amounts: readonly number[]): string {
  return amounts.map(number).join(' + ');
}

function number(amount: number): string {
  return formatNumber(Math.round(amount));
}
