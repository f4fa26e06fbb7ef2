import * as z from 'zod/mini';
import { Cursor, Id } from '../../models/common.ts';
import {
  DatasetInfo,
  DataVersion,
  FileName,
  FinancePeriod,
  IMPORT_MAX_BYTES,
  ImportOutcome,
} from '../../models/finance/common.ts';
import { DepartmentsMoney } from '../../models/finance/departments.ts';
import {
  EmployeesDatasetInfo,
  FinanceEmployee,
  FinanceEmployeeChange,
  FinanceEmployeeRows,
} from '../../models/finance/employees.ts';
import { LeaverRow, LeaverRows } from '../../models/finance/leavers.ts';
import { EMPLOYEE_COLUMNS } from '../../rules/finance/employee-columns.ts';
import { defineRoutes } from '../route.ts';

const inSpace = { kind: 'finance', from: 'params.id' } as const;

/** The version whoever imports has seen; null where there was nothing. */
const BaseVersion = z.nullable(DataVersion);

/** Employees by month, and the history of those who left. */
export const employees = defineRoutes('finance', {
  listEmployees: {
    method: 'GET',
    path: '/api/finance/workspace/{id}/employees',
    auth: 'user',
    permission: 'finance.read',
    shows: 'pay',
    scope: inSpace,
    params: { id: Id },
    query: z.strictObject({ period: z.optional(FinancePeriod), cursor: z.optional(Cursor) }),
    reply: z.object({
      /** Null while no month is loaded. */
      period: z.nullable(z.string()),
      /** Newest first. */
      periods: z.array(z.object({ period: z.string(), head: EmployeesDatasetInfo })),
      head: z.nullable(EmployeesDatasetInfo),
      employees: z.array(FinanceEmployee),
      next_cursor: z.nullable(z.string()),
    }),
    status: 200,
    errors: ['conflict'],
  },
  listPeopleCosts: {
    method: 'GET',
    path: '/api/finance/workspace/{id}/people-costs',
    auth: 'user',
    permission: 'finance.read',
    shows: 'pay',
    scope: inSpace,
    params: { id: Id },
    reply: z.object({
      months: z.array(z.object({ period: z.string(), people: z.int(), cost: z.number() })),
    }),
    status: 200,
  },
  listDepartmentMoney: {
    method: 'GET',
    path: '/api/finance/workspace/{id}/departments',
    auth: 'user',
    permission: 'finance.read_departments',
    shows: 'pay',
    scope: inSpace,
    params: { id: Id },
    reply: DepartmentsMoney,
    status: 200,
  },
  importEmployees: {
    method: 'POST',
    path: '/api/finance/workspace/{id}/employees/import',
    idempotent: true,
    auth: 'user',
    permission: 'finance.manage',
    proof: 'recent',
    scope: inSpace,
    params: { id: Id },
    bodyLimit: IMPORT_MAX_BYTES,
    body: z.strictObject({
      period: FinancePeriod,
      file_name: z.nullable(FileName),
      base_version: BaseVersion,
      /** The columns the file had; all of them where it is left out. */
      columns: z.optional(z.array(z.enum(EMPLOYEE_COLUMNS))),
      rows: FinanceEmployeeRows,
    }),
    reply: ImportOutcome,
    status: 201,
    errors: ['conflict', 'plan_limit', 'too_large'],
  },
  undoEmployees: {
    method: 'POST',
    path: '/api/finance/workspace/{id}/employees/undo',
    auth: 'user',
    permission: 'finance.manage',
    scope: inSpace,
    params: { id: Id },
    body: z.strictObject({ period: FinancePeriod, version: DataVersion }),
    /** Null where nothing stood there before. */
    reply: z.object({ head: z.nullable(EmployeesDatasetInfo) }),
    status: 200,
    errors: ['conflict', 'plan_limit'],
  },
  changeEmployee: {
    method: 'PATCH',
    path: '/api/finance/workspace/{id}/employees/{employeeId}',
    auth: 'user',
    permission: 'finance.manage',
    proof: 'recent',
    shows: 'pay',
    scope: inSpace,
    params: { id: Id, employeeId: Id },
    body: z.strictObject({ period: FinancePeriod, version: DataVersion, ...FinanceEmployeeChange }),
    reply: z.object({ version: z.int(), employee: FinanceEmployee }),
    status: 200,
    errors: ['conflict', 'plan_limit'],
  },
  eraseEmployee: {
    method: 'DELETE',
    path: '/api/finance/workspace/{id}/employees/{employeeId}',
    auth: 'user',
    permission: 'finance.manage',
    scope: inSpace,
    params: { id: Id, employeeId: Id },
    reply: null,
    status: 204,
    errors: ['conflict'],
  },
  listLeavers: {
    method: 'GET',
    path: '/api/finance/workspace/{id}/leavers',
    auth: 'user',
    permission: 'finance.read',
    shows: 'pay',
    scope: inSpace,
    params: { id: Id },
    query: z.strictObject({ cursor: z.optional(Cursor) }),
    reply: z.object({
      head: z.nullable(DatasetInfo),
      leavers: z.array(LeaverRow),
      next_cursor: z.nullable(z.string()),
    }),
    status: 200,
    errors: ['conflict'],
  },
  importLeavers: {
    method: 'POST',
    path: '/api/finance/workspace/{id}/leavers/import',
    idempotent: true,
    auth: 'user',
    permission: 'finance.manage',
    scope: inSpace,
    params: { id: Id },
    bodyLimit: IMPORT_MAX_BYTES,
    body: z.strictObject({ file_name: z.nullable(FileName), base_version: BaseVersion, rows: LeaverRows }),
    reply: ImportOutcome,
    status: 201,
    errors: ['conflict', 'plan_limit', 'too_large'],
  },
  undoLeavers: {
    method: 'POST',
    path: '/api/finance/workspace/{id}/leavers/undo',
    auth: 'user',
    permission: 'finance.manage',
    scope: inSpace,
    params: { id: Id },
    body: z.strictObject({ version: DataVersion }),
    reply: z.object({ head: z.nullable(DatasetInfo) }),
    status: 200,
    errors: ['conflict', 'plan_limit'],
  },
});
