import { conflict } from '#core/http/errors.ts';
import type { FinanceDataset, FinanceHead } from './repositories/finance-data.ts';
import { dataChanged } from './heads.ts';
import type { ChangeContext } from './import-dataset.ts';
import { requireFinance } from './require-finance.ts';

/** Brings back what stood there before the last import; 409 where the caller has not seen what that would take away. */
export async function undoDataset(
  context: ChangeContext,
  dataset: FinanceDataset,
  version: number,
): Promise<FinanceHead | null> {
  await requireFinance(context);
  const { repos, workspaceId, actor, now } = context;
  const known = await repos.financeData.head(workspaceId, dataset);
  if (known?.version !== version) return dataChanged(context, known);
  if (!known.undoable) conflict('Вернуть нечего: хранится только одна предыдущая загрузка');
  const undone = await repos.financeData.undo({ workspaceId, userId: actor.userId, now }, known);
  const head = await repos.financeData.head(workspaceId, dataset);
  return undone ? head : dataChanged(context, head);
}
