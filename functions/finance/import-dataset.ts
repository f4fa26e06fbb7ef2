import { readDataset, replaceDataset, type FinanceChangeContext, type ImportedRows } from './datasets.ts';
import { notFound } from '#core/http/errors.ts';
import type { DatasetName, Dataset } from './repositories/finance-data.ts';
import type { Repositories } from '#data/repositories.ts';
import { dataChanged } from './present-dataset.ts';
import { requireFinance } from './require-finance.ts';

export interface ChangeContext extends FinanceChangeContext {
  readonly repos: Pick<Repositories, 'financeData' | 'members' | 'plans' | 'workspaces'>;
}

/** What identifies a row; the key is that of the rows that stood there before. */
type IdentityOf<Row> = (row: Row, key: Buffer | null) => string;

/** An import on top of what its sender has seen; 409 where something else stands there. */
export async function importDataset<Row extends object>(
  context: ChangeContext,
  dataset: DatasetName,
  baseVersion: number | null,
  imported: ImportedRows & { readonly rows: readonly Row[] },
  identityOf: IdentityOf<Row>,
): Promise<{ head: Dataset; added: number; changed: number; removed: number }> {
  const { workspace } = await requireFinance(context);
  const { repos, workspaceId } = context;
  const known = await repos.financeData.dataset(workspaceId, dataset);
  if ((known?.current ? known.version : null) !== baseVersion) await dataChanged(context, known);
  const before = known?.current ? await readDataset<Row>(context, dataset) : null;
  const compared = compare(before?.rows ?? [], imported.rows, (row) => identityOf(row, before?.key ?? null));
  switch (await replaceDataset({ ...context, workspace }, dataset, known, imported)) {
    case 'done': {
      const head = (await repos.financeData.dataset(workspaceId, dataset)) ?? notFound('workspace');
      return { head, ...compared };
    }
    case 'changed':
      return dataChanged(context, await repos.financeData.dataset(workspaceId, dataset));
    case 'workspace gone':
      return notFound('workspace');
  }
}

/** How many rows are new, gone, or say something else than before; rows of one identity are told apart by their order. */
function compare<Row extends object>(before: readonly Row[], after: readonly Row[], identity: (row: Row) => string) {
  const known = new Map(numbered(before, identity));
  let [added, changed] = [0, 0];
  for (const [id, row] of numbered(after, identity)) {
    const old = known.get(id);
    if (old === undefined) added++;
    else if (JSON.stringify(old) !== JSON.stringify(row)) changed++;
    known.delete(id);
  }
  return { added, changed, removed: known.size };
}

function numbered<Row>(rows: readonly Row[], identity: (row: Row) => string): [string, Row][] {
  const seen = new Map<string, number>();
  return rows.map((row) => {
    const id = identity(row);
    const times = seen.get(id) ?? 0;
    seen.set(id, times + 1);
    return [`${id} ${times}`, row];
  });
}
