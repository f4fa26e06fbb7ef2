import { employees } from './finance/employees.ts';
import { money } from './finance/money.ts';

/** Everything the Lambda of finance answers. */
export const finance = { ...employees, ...money } as const;
