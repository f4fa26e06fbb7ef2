import { financeErrors } from '#text/finance/errors.ts';
import { conflict } from '#core/http/errors.ts';
import type { DatasetName, Dataset } from './repositories/finance-data.ts';
import { dataChanged } from './present-dataset.ts';
import type { ChangeContext } from './import-dataset.ts';
import { requireFinance } from './require-finance.ts';

/** Brings back what stood there before the last import; 409 where the caller has not seen what that would take away. */
export async function undoDataset(
  context: ChangeContext,
  dataset: DatasetName,
  version: number,
): Promise<Dataset | null> {
  await requireFinance(context);
  const { repos, workspaceId, actor, now } = context;
  const known = await repos.financeData.dataset(workspaceId, dataset);
  if (known?.version !== version) return dataChanged(context, known);
  if (!known.undoable) conflict(financeErrors.nothingToUndo);
  const undone = await repos.financeData.undo({ workspaceId, userId: actor.userId, now }, known);
  const head = await repos.financeData.dataset(workspaceId, dataset);
  return undone ? head : dataChanged(context, head);
}
