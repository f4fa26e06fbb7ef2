import * as z from 'zod/mini';
import { FinanceEmployee } from './employees.ts';

/** A person of the newest month with what they are paid and what they cost. */
const DepartmentPerson = z.extend(
  z.pick(FinanceEmployee, {
    id: true,
    email: true,
    name: true,
    salary: true,
    bonus: true,
    kpi: true,
    taxes: true,
    dms: true,
    development_costs: true,
    hired_on: true,
    left_on: true,
  }),
  {
    /** All of it together. */
    cost: z.number(),
  },
);
export type DepartmentPerson = z.infer<typeof DepartmentPerson>;

const DepartmentExpense = z.object({
  id: z.string(),
  title: z.string(),
  amount: z.number(),
  spent_on: z.string(),
});

/** What leaving costs a department, where the company's outlook tells it apart; else why there is nothing to tell. */
const DepartmentLeaving = z.discriminatedUnion('status', [
  z.object({
    status: z.literal('told'),
    /** Who left between these days, both included. */
    left: z.object({ count: z.int(), from: z.string(), to: z.string() }),
    people: z.int(),
    /** How many are likely to leave until that day, with the ends of the interval. */
    until: z.string(),
    low: z.int(),
    high: z.int(),
    /** What replacing one costs on average and what the ends come to; null where nobody's pay is known. */
    cost: z.nullable(z.object({ each: z.number(), low: z.number(), high: z.number() })),
    /** The share of annual pay that replacing somebody costs. */
    share: z.number(),
  }),
  /** The outlook tells of this department together with others alone. */
  z.object({ status: z.literal('small') }),
  z.object({ status: z.literal('silent') }),
]);
export type DepartmentLeaving = z.infer<typeof DepartmentLeaving>;

const DepartmentMoney = z.object({
  /** As the newest payroll spells it. */
  department: z.string(),
  /** Of the last twelve loaded months those in which it stands, the oldest first; the last one is the newest payroll. */
  months: z.array(z.object({ period: z.string(), people: z.int(), cost: z.number() })),
  /** Those of the newest month, in the order of the file; so many at most. */
  people: z.array(DepartmentPerson),
  /** Of the HR budget this year: all of it, and the newest expenses. */
  spent: z.number(),
  expenses: z.array(DepartmentExpense),
  leaving: DepartmentLeaving,
});
export type DepartmentMoney = z.infer<typeof DepartmentMoney>;

/** The money of the departments that are open to whoever asks, and of nobody else. */
export const DepartmentsMoney = z.object({
  /** The newest month that is loaded; null while none is. */
  period: z.nullable(z.string()),
  year: z.int(),
  departments: z.array(DepartmentMoney),
  /** Open to them, but not in the newest payroll: told by name and nothing more. */
  missing: z.array(z.string()),
});
export type DepartmentsMoney = z.infer<typeof DepartmentsMoney>;
