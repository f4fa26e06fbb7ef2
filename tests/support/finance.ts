import { readDataset, replaceDataset } from '#functions/finance/datasets.ts';
import { idOfEmployee, toStoredEmployee, type StoredEmployee } from '#functions/finance/people.ts';
import { employeesOf } from '#functions/finance/repositories/finance-data.ts';
import { finance } from '#shared/contract/finance.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import { FinanceEmployeeRow } from '#shared/models/finance/employees.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { NO_FINANCE, type FinanceAccess } from '#shared/rules/finance/access.ts';
import { request } from './api.ts';
import { repos, vault, type Person } from './factories.ts';

/** The month that most tests of finance are about. */
export const PERIOD = '2026-10';

/** What a test says of a person; everything else is 0 or unknown. */
export type GivenEmployee = Partial<FinanceEmployeeRow>;

/** Imports employees by the API, on top of what is there; whoever asks has to have the right. */
export async function importEmployees(
  { token }: Person,
  { id }: Workspace,
  rows: readonly GivenEmployee[],
  more: { readonly period?: string; readonly base_version?: number | null; readonly file_name?: string | null } = {},
) {
  const body = { period: PERIOD, file_name: 'october.csv', base_version: null, rows: [...rows], ...more };
  return request(finance.importEmployees, { token, params: { id }, body: body as never });
}

/** The people of a month as the API gives them out. */
export async function employeesIn({ token }: Person, { id }: Workspace, period = PERIOD) {
  return request(finance.listEmployees, { token, params: { id }, query: { period } });
}

/** A person with pay in a workspace, written past the plan and the rights, for whoever needs one to be there. */
export async function makeFinanceEmployee(author: Person, { id: workspaceId }: Workspace, row: GivenEmployee = {}) {
  const workspace = { id: workspaceId, financeSince: null };
  const context = { repos, vault, workspaceId, actor: { userId: author.id }, now: new Date(), workspace };
  const given = { email: `${workspaceId}@example.com`, name: 'Нина Расчётова', salary: 100_000, ...row };
  const stored = toStoredEmployee(FinanceEmployeeRow.parse(given));
  const file = { columns: null, fileName: 'october.csv' };
  await replaceDataset(context, employeesOf(PERIOD), null, { rows: [stored], ...file });
  const leaver = { key: given.email, department: null, hired_on: '2024-02-10', left_on: null, leaving: null };
  await replaceDataset(context, 'leavers', null, { rows: [leaver], ...file });
  const { key } = (await readDataset<StoredEmployee>(context, employeesOf(PERIOD)))!;
  return { id: idOfEmployee(stored, key), version: 1 };
}

/** Opens the money of these departments to somebody, or closes all of it where there are none. */
export async function openDepartments(
  { token }: Person,
  { id }: Workspace,
  { id: userId }: Person,
  departments: readonly string[],
): Promise<void> {
  const access: FinanceAccess =
    departments.length === 0 ? NO_FINANCE : { kind: 'departments', departments: [...departments] };
  const given = await request(workspaces.giveFinanceAccess, { token, params: { id, userId }, body: { access } });
  if (given.status !== 200) throw new Error(`No access: ${given.text}`);
}

/** What somebody is told of the departments that are open to them. */
export async function departmentMoney({ token }: Person, { id }: Workspace) {
  return request(finance.listDepartmentMoney, { token, params: { id } });
}
