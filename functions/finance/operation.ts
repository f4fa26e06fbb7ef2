import { vaultOf } from '#functions/integrations/clients.ts';
import type { Config } from '#core/config.ts';
import type { Vault } from '#core/clients/vault.ts';
import type { Operation } from '#core/http/operation.ts';
import { createAnalyses } from '#functions/analysis/repositories/analyses.ts';
import { createBudgets } from './repositories/budgets.ts';
import { createExpenseDepartments } from './repositories/expense-departments.ts';
import { createExpenses } from './repositories/expenses.ts';
import { createFinanceData } from './repositories/finance-data.ts';
import { createInitiatives } from './repositories/initiatives.ts';
import { createMembers } from '#functions/workspaces/repositories/members.ts';
import { createMoneyMonths } from './repositories/money-months.ts';
import { createPredictions } from './repositories/predictions.ts';
import { createPlans } from '#functions/subscriptions/repositories/plans.ts';
import { createWorkspaces } from '#functions/workspaces/repositories/workspaces.ts';
import type { finance } from '#shared/contract/finance.ts';

/** What operations of this domain use of the table. */
export const repositories = {
  analyses: createAnalyses,
  budgets: createBudgets,
  expenses: createExpenses,
  expenseDepartments: createExpenseDepartments,
  financeData: createFinanceData,
  initiatives: createInitiatives,
  members: createMembers,
  moneyMonths: createMoneyMonths,
  plans: createPlans,
  predictions: createPredictions,
  workspaces: createWorkspaces,
};

/** What operations of this domain have besides what all have. */
export interface FinanceClients {
  readonly vault: Vault;
}

/** Made once, when the function starts. */
export const createClients = (config: Config): FinanceClients => ({ vault: vaultOf(config) });

/** An operation of this domain, by the name of its route. */
export type FinanceOperation<Name extends keyof typeof finance> = Operation<
  (typeof finance)[Name],
  keyof typeof repositories,
  FinanceClients
>;
