import * as z from 'zod/mini';
import { EMPLOYEE_COLUMNS } from '../../rules/finance/employee-columns.ts';
import { employeeKey } from '../../rules/finance/repeated-rows.ts';
import { Id } from '../common.ts';
import { KnownEmail } from '../email.ts';
import { FinanceDay, FinanceText, importedRows, DatasetInfo, Leaving, Money, MonthHours } from './common.ts';
import { tellRepeated } from './tell-repeated.ts';
import { financeValidation } from '#text/finance/validation.ts';

/** What a row says of a month of one person, without a word on what is left out. */
const FIELDS = {
  department: z.nullable(FinanceText),
  /** Roubles of the month. */
  salary: Money,
  taxes: Money,
  bonus: Money,
  kpi: Money,
  dms: Money,
  development_costs: Money,
  /** Hours of training. */
  development: MonthHours,
  /** Hours worked; null stands for the norm. */
  hours: z.nullable(MonthHours),
  /** As the file has it. */
  tasks_status: z.nullable(FinanceText),
  /** Roubles a month, by somebody's estimate. */
  contribution: z.nullable(Money),
  hired_on: z.nullable(FinanceDay),
  left_on: z.nullable(FinanceDay),
  leaving: z.nullable(Leaving),
} as const;

const nothing = <Schema extends z.ZodMiniType>(schema: Schema) => z._default(schema, null as never);
const zero = <Schema extends z.ZodMiniType>(schema: Schema) => z._default(schema, 0 as never);

/** A person in a month as a file has them; sums that are left out are 0, everything else is not known. */
export const FinanceEmployeeRow = z
  .strictObject(
    {
      email: nothing(z.nullable(KnownEmail)),
      name: nothing(z.nullable(FinanceText)),
      department: nothing(FIELDS.department),
      salary: zero(FIELDS.salary),
      taxes: zero(FIELDS.taxes),
      bonus: zero(FIELDS.bonus),
      kpi: zero(FIELDS.kpi),
      dms: zero(FIELDS.dms),
      development_costs: zero(FIELDS.development_costs),
      development: zero(FIELDS.development),
      hours: nothing(FIELDS.hours),
      tasks_status: nothing(FIELDS.tasks_status),
      contribution: nothing(FIELDS.contribution),
      hired_on: nothing(FIELDS.hired_on),
      left_on: nothing(FIELDS.left_on),
      leaving: nothing(FIELDS.leaving),
    },
    { error: () => financeValidation.rowIsObject },
  )
  .check(
    z.refine(({ email, name }) => email !== null || name !== null, {
      path: ['email'],
      error: () => financeValidation.addressOrName,
    }),
    z.refine(({ hired_on, left_on }) => !hired_on || !left_on || hired_on <= left_on, {
      path: ['left_on'],
      error: () => financeValidation.leftTooEarly,
    }),
    z.refine(({ left_on, leaving }) => leaving === null || left_on !== null, {
      path: ['left_on'],
      error: () => financeValidation.reasonWithoutDay,
    }),
  );
export type FinanceEmployeeRow = z.infer<typeof FinanceEmployeeRow>;

/** The people of a file; one who stands there twice is told with both rows. */
export const FinanceEmployeeRows = importedRows(FinanceEmployeeRow).check(tellRepeated(employeeKey, 'email'));

/** A person in a month; the id is the same in every month that has the address, or else the name. */
export const FinanceEmployee = z.object({
  id: Id,
  email: z.nullable(z.string()),
  name: z.nullable(z.string()),
  department: z.nullable(z.string()),
  salary: z.number(),
  taxes: z.number(),
  bonus: z.number(),
  kpi: z.number(),
  dms: z.number(),
  development_costs: z.number(),
  development: z.number(),
  hours: z.nullable(z.number()),
  tasks_status: z.nullable(z.string()),
  contribution: z.nullable(z.number()),
  hired_on: z.nullable(z.string()),
  left_on: z.nullable(z.string()),
  leaving: z.nullable(Leaving),
});
export type FinanceEmployee = z.infer<typeof FinanceEmployee>;

/** What can be changed of a person in a month by hand. */
export const FinanceEmployeeChange = {
  department: z.optional(FIELDS.department),
  salary: z.optional(FIELDS.salary),
  taxes: z.optional(FIELDS.taxes),
  bonus: z.optional(FIELDS.bonus),
  kpi: z.optional(FIELDS.kpi),
  dms: z.optional(FIELDS.dms),
  development_costs: z.optional(FIELDS.development_costs),
  development: z.optional(FIELDS.development),
  hours: z.optional(FIELDS.hours),
  tasks_status: z.optional(FIELDS.tasks_status),
  contribution: z.optional(FIELDS.contribution),
  hired_on: z.optional(FIELDS.hired_on),
  left_on: z.optional(FIELDS.left_on),
  leaving: z.optional(FIELDS.leaving),
} as const;

/** A month with the people of it, and the columns its file had: what it did not have is 0 or unknown. */
export const EmployeesDatasetInfo = z.extend(DatasetInfo, { columns: z.array(z.enum(EMPLOYEE_COLUMNS)) });
export type EmployeesDatasetInfo = z.infer<typeof EmployeesDatasetInfo>;
