import { financeErrors } from '#text/finance/errors.ts';
import { readBudget } from '../budget.ts';
import type { StoredBudget } from '../repositories/budgets.ts';
import { alreadyChanged } from '../names.ts';
import { requireFinance } from '../require-finance.ts';
import { presentBudget } from '../present-budget.ts';
import type { FinanceOperation } from '../operation.ts';

/** Sets a year's plan. Two who set it at once do not overwrite each other; one that is set already is set. */
export const saveBudget: FinanceOperation<'saveBudget'> = async (context, { body }) => {
  const { workspace } = await requireFinance(context);
  const { repos, workspaceId, actor, now } = context;
  const { year, plan, departments } = body;
  const present = async () => presentBudget(context, year, await readBudget(context, workspaceId, year));
  const known = await repos.budgets.find(workspaceId, year);
  if (known && isSame(known, { plan, departments })) return present();
  const seen = (known?.version ?? null) === body.version;
  const values = { year, plan, departments, changedAt: now.toISOString(), changedBy: actor.userId };
  if (seen && (await repos.budgets.save(workspace, values, known))) return present();
  const current = seen ? await repos.budgets.find(workspaceId, year) : known;
  if (current && isSame(current, { plan, departments })) return present();
  return alreadyChanged(context, financeErrors.changed.what.budget(year), current?.changedBy ?? null);
};

type Content = Pick<StoredBudget, 'plan' | 'departments'>;

function isSame(one: Content, other: Content): boolean {
  const text = ({ plan, departments }: Content): string =>
    JSON.stringify([
      plan && [plan.period, plan.mode, plan.value],
      departments.map(({ department, amount }) => [department, amount]),
    ]);
  return text(one) === text(other);
}
