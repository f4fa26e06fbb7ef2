import { financeErrors } from '#text/finance/errors.ts';
import { conflict } from '#core/http/errors.ts';
import { monthsChanged, monthsHead } from '../months.ts';
import { requireFinance } from '../require-finance.ts';
import type { FinanceOperation } from '../operation.ts';

/** Brings back the months as they were before the last change. */
export const undoMonths: FinanceOperation<'undoMonths'> = async (context, { body }) => {
  await requireFinance(context);
  const { repos, workspaceId, actor, now } = context;
  const known = await repos.moneyMonths.find(workspaceId);
  if (!known || known.version !== body.version) return monthsChanged(context, known);
  if (!known.undoable) conflict(financeErrors.monthsUndone);
  const who = { changedAt: now.toISOString(), changedBy: actor.userId };
  const restored = await repos.moneyMonths.undo(workspaceId, known, who);
  if (!restored) return monthsChanged(context, await repos.moneyMonths.find(workspaceId));
  return { head: await monthsHead(context, restored) };
};
