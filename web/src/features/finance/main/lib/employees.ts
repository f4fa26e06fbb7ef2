import type { EmployeeMonth } from '#shared/rules/finance/employee-cost.ts';

/** One row of the employees' table: of the sample, or of what the company brought in. */
export interface CostedEmployee extends EmployeeMonth {
  readonly id: string;
  /** Null where the file names people by numbers. */
  readonly email: string | null;
  readonly name: string | null;
  readonly department: string | null;
  readonly left_on: string | null;
}

/** What somebody is called: by name, else by address; null once the person was taken out. */
export function nameOf({ name, email }: Pick<CostedEmployee, 'name' | 'email'>): string | null {
  return name ?? email;
}
