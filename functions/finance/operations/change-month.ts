import { financeErrors } from '#text/finance/errors.ts';
import { invalid } from '#core/http/errors.ts';
import { MONTHS_MAX } from '#shared/models/finance/money.ts';
import { monthsHead, requireSeen, saveMonths } from '../months.ts';
import { requireFinance } from '../require-finance.ts';
import type { FinanceOperation } from '../operation.ts';

/** Writes one month by hand; one of which nothing is said any more is taken away. */
export const changeMonth: FinanceOperation<'changeMonth'> = async (context, { params: { month }, body }) => {
  const { workspace } = await requireFinance(context);
  const { version, ...content } = body;
  const known = await context.repos.moneyMonths.find(context.workspaceId);
  await requireSeen(context, known, version);
  const isEmpty = content.revenue === null && content.people === null && content.expenses.length === 0;
  const others = (known?.months ?? []).filter((one) => one.month !== month);
  const changed = isEmpty ? null : { month, ...content };
  if (changed && others.length >= MONTHS_MAX) {
    invalid([{ path: 'month', message: financeErrors.tooManyMonths(MONTHS_MAX) }]);
  }
  const saved = await saveMonths(context, workspace, known, {
    months: changed ? [...others, changed] : others,
    fileName: null,
  });
  return { head: await monthsHead(context, saved), month: changed };
};
