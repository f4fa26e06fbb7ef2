import type { CostedEmployee } from './employees.ts';

/** An employee for tests: paid nothing, known by nothing, but for what is given. */
export function makeEmployee(given: Partial<CostedEmployee>): CostedEmployee {
  return {
    id: 'employee',
    email: null,
    name: null,
    department: null,
    salary: 0,
    taxes: 0,
    bonus: 0,
    kpi: 0,
    dms: 0,
    development_costs: 0,
    hours: null,
    contribution: null,
    left_on: null,
    ...given,
  };
}
