import { finance } from '#shared/contract/finance.ts';
import type { LeaverRow } from '#shared/models/finance/leavers.ts';
import type { Workspace } from '#shared/models/workspace.ts';
import { request } from './api.ts';
import type { Person } from './factories.ts';
import { importEmployees } from './finance.ts';
import { companyRows, THIS_MONTH } from './turnover-rows.ts';

/** Imports the history of hiring and leaving by the API, over the version that is there. */
export async function importLeavers(
  { token }: Person,
  { id }: Workspace,
  rows: readonly Partial<LeaverRow>[],
  version: number | null = null,
) {
  const body = { file_name: 'history.csv', base_version: version, rows: [...rows] };
  return request(finance.importLeavers, { token, params: { id }, body: body as never });
}

/** Brings in a company of thirty with so many leavers. */
export async function importCompany(owner: Person, workspace: Workspace, leavers = 20): Promise<void> {
  const { people, history } = companyRows(leavers);
  await importEmployees(owner, workspace, people, { period: THIS_MONTH });
  await importLeavers(owner, workspace, history);
}
