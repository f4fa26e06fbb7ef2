import * as z from 'zod/mini';
import { FileName, FinancePeriod } from '#shared/models/finance/common.ts';
import { FinanceEmployeeRow } from '#shared/models/finance/employees.ts';
import { LeaverRow } from '#shared/models/finance/leavers.ts';
import { EMPLOYEE_COLUMNS } from '#shared/rules/finance/employee-columns.ts';
import { count, OldId } from './common.ts';

/** Rows of a file that stand in one record. */
export const ROWS_AT_ONCE = 100;
/** As many as a file has. */
const ROWS_MAX = 10_000;

/** Somebody whose name and address were taken off. */
const Nameless = z.strictObject({ ...FinanceEmployeeRow.shape, id: OldId, email: z.null(), name: z.null() });

const SET = {
  file_name: z.nullable(FileName),
  /** The place of the first of these rows in their file. */
  from: count(ROWS_MAX),
};

const Employees = z.strictObject({
  kind: z.literal('employees'),
  period: FinancePeriod,
  columns: z.nullable(z.array(z.enum(EMPLOYEE_COLUMNS)).check(z.maxLength(EMPLOYEE_COLUMNS.length))),
  ...SET,
  rows: z.array(z.union([FinanceEmployeeRow, Nameless])).check(z.minLength(1), z.maxLength(ROWS_AT_ONCE)),
});

const Leavers = z.strictObject({
  kind: z.literal('leavers'),
  ...SET,
  rows: z.array(LeaverRow).check(z.minLength(1), z.maxLength(ROWS_AT_ONCE)),
});

/** A line of a part with pay. */
export const PayRecord = z.discriminatedUnion('kind', [Employees, Leavers]);
export type PayRecord = z.infer<typeof PayRecord>;
