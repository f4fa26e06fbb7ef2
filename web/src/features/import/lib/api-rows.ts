import { FinanceEmployeeRow } from '#shared/models/finance/employees.ts';
import { EMPLOYEE_COLUMNS, type EmployeeColumn } from '#shared/rules/finance/employee-columns.ts';
import { LeaverRow } from '#shared/models/finance/leavers.ts';
import { MoneyMonth } from '#shared/models/finance/money.ts';
import { CONTACT_NAME_MAX_LENGTH } from '#shared/models/contact.ts';
import { HiredOn } from '#shared/models/hired-on.ts';
import { Team } from '#shared/models/team.ts';
import { contactsValidation } from '#text/people/contacts-validation.ts';
import * as z from 'zod/mini';
import { splitName } from './names.ts';
import type { CellValue, FieldKey, ImportKind } from './kinds.ts';

/** What a row says, by field; a field without a column is not there. */
export type Values = Readonly<Partial<Record<FieldKey, CellValue>>>;

/** One column of expenses in one month. */
export interface Expense {
  readonly name: string;
  readonly amount: number;
}

/** A row as the server takes it. */
export type ApiRow = Readonly<Record<string, unknown>>;

/** What the server demands of each row; what it would refuse is found before anything is sent. */
/** A row of a list of people: what both members and those without an account would be refused for. */
const PersonRow = z.object({
  name: z.nullable(
    z.string().check(
      z.refine((name) => splitName(name).every((part) => part.length <= CONTACT_NAME_MAX_LENGTH), {
        error: () => contactsValidation.nameTooLong,
      }),
    ),
  ),
  team: z.nullable(Team),
  hired_on: z.nullable(HiredOn),
});

const SCHEMAS: Readonly<Record<ImportKind, z.ZodMiniType>> = {
  people: PersonRow,
  employees: FinanceEmployeeRow,
  leavers: LeaverRow,
  months: MoneyMonth,
};
const NO_PERSON = { email: null, name: null, team: null, hired_on: null, left_on: null, phone: null };
const LEAVER_FIELDS = ['department', 'hired_on', 'left_on', 'leaving'] as const;

/** A row in the words of the API. */
export function toApiRow(kind: ImportKind, values: Values, expenses: readonly Expense[]): ApiRow {
  switch (kind) {
    case 'people':
      return { ...NO_PERSON, ...known(values, ['email', 'name', 'team', 'hired_on', 'left_on', 'phone']) };
    case 'employees':
      return { ...known(values, EMPLOYEE_COLUMNS), name: nameOf(values) };
    case 'leavers':
      return { ...known(values, LEAVER_FIELDS), key: personOf(values) };
    case 'months':
      return { month: values.month, revenue: values.revenue ?? null, people: values.people ?? null, expenses };
  }
}

/** The mistakes the server would find in a row, by the field each is about. */
export function refusalsOf(kind: ImportKind, row: ApiRow): { readonly field: string; readonly mistake: string }[] {
  const { error } = SCHEMAS[kind].safeParse(row);
  return (error?.issues ?? []).map(({ path, message }) => ({ field: String(path[0] ?? ''), mistake: message }));
}

/** The columns a file of employees has, as the server is told them. */
export function employeeColumns(columns: readonly (FieldKey | null)[]): EmployeeColumn[] {
  const named = columns.includes('number') ? [...columns, 'name'] : columns;
  return EMPLOYEE_COLUMNS.filter((column) => named.includes(column));
}

/** The column a field of the API stands in; -1 where it is the row as a whole. */
export function columnOf(columns: readonly (FieldKey | null)[], field: string): number {
  const fields = field === 'key' ? ['email', 'name', 'number'] : [field === 'expenses' ? 'expense' : field];
  return columns.findIndex((column) => column !== null && fields.includes(column));
}

/**
 * By what a person is known again next month: their address, else their name, with their number where the file has
 * one, since two may have the same name.
 */
export function personOf(values: Values): string | null {
  return values.email === undefined || values.email === null ? nameOf(values) : String(values.email);
}

/** The name that is kept. */
export function nameOf({ email, name, number }: Values): string | null {
  const parts = [name, (name ?? null) === null || (email ?? null) === null ? number : null];
  return parts.filter((part) => part !== null && part !== undefined).join(' · ') || null;
}

/** A sum that the file does not name is nothing, which the server takes to be 0; the same holds for days and texts. */
function known(values: Values, fields: readonly FieldKey[]): ApiRow {
  return Object.fromEntries(
    fields.map((field) => [field, values[field]]).filter(([, value]) => value !== undefined && value !== null),
  );
}
