import { financeErrors } from '#text/finance/errors.ts';
import { conflict } from '#core/http/errors.ts';
import type { Dataset, DatasetVersion } from './repositories/finance-data.ts';
import { namesOf, type InWorkspace } from '#functions/workspaces/people.ts';
import type { EmployeesDatasetInfo } from '#shared/models/finance/employees.ts';
import { EMPLOYEE_COLUMNS, type EmployeeColumn } from '#shared/rules/finance/employee-columns.ts';
import type { DatasetInfo } from '#shared/models/finance/common.ts';

function present(head: Dataset, current: DatasetVersion, names: ReadonlyMap<string, string>): DatasetInfo {
  return {
    version: head.version,
    rows: current.rows,
    file_name: current.fileName,
    imported_at: current.importedAt,
    imported_by: (current.importedBy && names.get(current.importedBy)) ?? null,
    undoable: head.undoable,
  };
}

/** What is known of a dataset, for people; null where there is none. */
export async function presentDataset(context: InWorkspace, head: Dataset | null): Promise<DatasetInfo | null> {
  if (!head?.current) return null;
  return present(head, head.current, await namesOf(context, [head.current.importedBy]));
}

/** The same of months of employees, with the columns of their files. */
export async function presentEmployeeDatasets(
  context: InWorkspace,
  heads: readonly Dataset[],
): Promise<(EmployeesDatasetInfo | null)[]> {
  const names = await namesOf(
    context,
    heads.map(({ current }) => current?.importedBy ?? null),
  );
  return heads.map((head) => {
    if (!head.current) return null;
    const columns = (head.current.columns ?? EMPLOYEE_COLUMNS) as EmployeeColumn[];
    return { ...present(head, head.current, names), columns: [...columns] };
  });
}

/** 409: the data are not those the caller has seen; says who changed them and when. */
export async function dataChanged(context: InWorkspace, head: Dataset | null): Promise<never> {
  if (!head) conflict(financeErrors.dataGone);
  const { changedBy } = head;
  const who = (changedBy && (await namesOf(context, [changedBy])).get(changedBy)) || null;
  conflict(financeErrors.dataChanged(who, head.changedAt));
}
