import { financeErrors } from '#text/finance/errors.ts';
import { invalid } from '#core/http/errors.ts';
import { MONTHS_MAX, type MoneyMonth } from '#shared/models/finance/money.ts';
import { monthsHead, requireSeen, saveMonths } from '../months.ts';
import { requireFinance } from '../require-finance.ts';
import type { FinanceOperation } from '../operation.ts';

/** Takes the months of a file over: the same months are replaced, the others stay; all of it or nothing. */
export const importMonths: FinanceOperation<'importMonths'> = async (context, { body }) => {
  const { workspace } = await requireFinance(context);
  const known = await context.repos.moneyMonths.find(context.workspaceId);
  await requireSeen(context, known, body.base_version);
  const before = new Map((known?.months ?? []).map((month) => [month.month, month]));
  const months = new Map([...before, ...body.months.map((month) => [month.month, month] as const)]);
  if (months.size > MONTHS_MAX) {
    const message = financeErrors.tooManyMonthsTogether(months.size, MONTHS_MAX);
    invalid([{ path: 'months', message }]);
  }
  const saved = await saveMonths(context, workspace, known, { months: [...months.values()], fileName: body.file_name });
  const added = body.months.filter(({ month }) => !before.has(month)).length;
  const changed = body.months.filter((month) => isChanged(before.get(month.month), month)).length;
  return { head: await monthsHead(context, saved), added, changed, removed: 0 };
};

function isChanged(before: MoneyMonth | undefined, { revenue, people, expenses }: MoneyMonth): boolean {
  if (before === undefined) return false;
  const text = (list: MoneyMonth['expenses']): string => JSON.stringify(list.map(({ name, amount }) => [name, amount]));
  return before.revenue !== revenue || before.people !== people || text(before.expenses) !== text(expenses);
}
