import { employees } from './finance/employees.ts';

/** Everything the Lambda of finance answers. */
export const finance = { ...employees } as const;
