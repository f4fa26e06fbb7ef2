import { employees } from './finance/employees.ts';
import { money } from './finance/money.ts';
import { paidPeople } from './finance/people.ts';
import { turnover } from './finance/turnover.ts';
import { movingMoney, movingPay } from './moving.ts';

/** Everything the Lambda of finance answers. */
export const finance = { ...employees, ...money, ...movingMoney, ...movingPay, ...paidPeople, ...turnover } as const;
