import { readBudget } from './budget.ts';
import { planOf } from '#functions/subscriptions/plan.ts';
import { createBudgets } from './repositories/budgets.ts';
import { createExpenses } from './repositories/expenses.ts';
import type { Posting } from '#data/job-item.ts';
import { createMembers } from '#functions/workspaces/repositories/members.ts';
import { createMoneyMonths } from './repositories/money-months.ts';
import type { Opened } from '#data/open-repositories.ts';
import { createPlans } from '#functions/subscriptions/repositories/plans.ts';
import { LETTERS_AT_ONCE } from '#functions/runs/repositories/reminders.ts';
import { createWorkspaces } from '#functions/workspaces/repositories/workspaces.ts';
import { say } from '#functions/automations/said.ts';
import type { StoredEntry } from '#functions/automations/repositories/automations.ts';
import { inLanguage } from '#shared/text/current.ts';
import { crossingsOf, warningOf } from '#shared/rules/finance/budget.ts';
import { can } from '#shared/rules/permissions.ts';
import { moscowDay } from '#shared/rules/working-days.ts';

export const repositories = {
  budgets: createBudgets,
  expenses: createExpenses,
  members: createMembers,
  moneyMonths: createMoneyMonths,
  plans: createPlans,
  workspaces: createWorkspaces,
};

interface Context {
  readonly repos: Opened<typeof repositories>;
  readonly now: Date;
  readonly newId: () => string;
}

/**
 * Warns once of each crossing in the period a plan holds for: most of it is spent, or it will be exceeded. The letters
 * and the note that they were written are one transaction, so a night that is done twice warns once. The log is read by
 * people who do not see the money: it holds no figure and does not say what was warned of.
 */
export async function watchBudget(
  workspaceId: string,
  context: Context,
): Promise<Pick<StoredEntry, 'outcome' | 'text'> | null> {
  const { repos, now } = context;
  const year = Number(moscowDay(now).slice(0, 4));
  // Most workspaces plan nothing: they cost one read a night.
  if (!(await repos.budgets.find(workspaceId, year))?.plan) return null;
  const { budget, status } = await readBudget(context, workspaceId, year);
  const workspace = await repos.workspaces.find(workspaceId);
  if (!budget || !workspace) return null;
  const plan = await planOf(repos, workspace.ownerId, now);
  if (!plan.features.includes('finance'))
    return { outcome: 'skipped', text: say('planFeature', { plan: plan.id, feature: 'finance' }) };
  const { held, warning } = status;
  const crossed = crossingsOf(held).map((crossing) => `${crossing}:${held.period}`);
  const fresh = crossed.filter((crossing) => !budget.warned.includes(crossing));
  if (fresh.length === 0 || !warning) return { outcome: 'done', text: say('budgetFine') };
  const letters = (await readersOf(workspaceId, repos)).map(({ email, userId: account, language }): Posting => {
    const text = inLanguage(language, () => warningOf(held)?.text ?? '');
    const values = { workspace: workspace.name, text, over: warning.kind !== 'near' };
    const mail = { template: 'budget-warning', values } as const;
    return { job: { kind: 'send-mail', to: email, account, language, mail }, jobId: context.newId() };
  });
  await repos.budgets.warn(workspaceId, budget, fresh, { letters, now });
  return { outcome: 'done', text: say('budgetWarned') };
}

/** The owner and whom they have named, as many as one transaction writes to; the screen warns the others as well. */
async function readersOf(workspaceId: string, { members }: Context['repos']) {
  const all = await members.all(workspaceId, { consistent: true });
  return all.filter((member) => can(member, 'finance.read', member)).slice(0, LETTERS_AT_ONCE);
}
