import type { Operation } from '#core/http/operation.ts';
import type { FinanceClients } from '#functions/finance/operation.ts';
import type { ChatClients } from '#functions/integrations/clients.ts';
import { createAutomationRules } from '#functions/automations/repositories/automation-rules.ts';
import { createAutomations } from '#functions/automations/repositories/automations.ts';
import { createContacts } from '#functions/people/repositories/contacts.ts';
import { createSurveys } from '#functions/surveys/repositories/surveys.ts';
import { createBudgets } from '#functions/finance/repositories/budgets.ts';
import { createExpenses } from '#functions/finance/repositories/expenses.ts';
import { createFinanceData } from '#functions/finance/repositories/finance-data.ts';
import { createInitiatives } from '#functions/finance/repositories/initiatives.ts';
import { createMoneyMonths } from '#functions/finance/repositories/money-months.ts';
import { createPredictions } from '#functions/finance/repositories/predictions.ts';
import { createOffers } from '#functions/offers/repositories/offers.ts';
import { createPlans } from '#functions/subscriptions/repositories/plans.ts';
import { createPolls } from '#functions/polls/repositories/polls.ts';
import { createResults } from '#functions/runs/repositories/results.ts';
import { createRunReports } from '#functions/runs/repositories/run-reports.ts';
import { createRuns } from '#functions/runs/repositories/runs.ts';
import { createTaskEvents } from '#functions/tasks/repositories/task-events.ts';
import { createTasks } from '#functions/tasks/repositories/tasks.ts';
import { createTranslations } from '#functions/translations/repositories/translations.ts';
import { createInvitations } from '#functions/workspaces/repositories/invitations.ts';
import { createMembers } from '#functions/workspaces/repositories/members.ts';
import { createWorkspaceContents } from '#functions/workspaces/repositories/workspace-contents.ts';
import { createWorkspaces } from '#functions/workspaces/repositories/workspaces.ts';
import type {
  moving,
  movingContacts,
  movingMoney,
  movingPay,
  movingPolls,
  movingRules,
  movingSurveys,
  movingTasks,
} from '#shared/contract/moving.ts';
import type { RouteSpec } from '#shared/contract/route.ts';
import { createAwaited } from './repositories/awaited.ts';
import { createMovedRuns } from './repositories/moved-runs.ts';
import { createMovedSurveys } from './repositories/moved-surveys.ts';
import { createMovedTasks } from './repositories/moved-tasks.ts';
import { createMoving } from './repositories/moving.ts';

/*
 * A list a Lambda, each written out: an object that another is spread into stays in every bundle that reads this file.
 */

/** What moving people uses of the table, and the beginning of a move. */
export const spaceRepositories = {
  moving: createMoving,
  plans: createPlans,
  workspaces: createWorkspaces,
  contents: createWorkspaceContents,
  awaited: createAwaited,
  invitations: createInvitations,
  members: createMembers,
};
/** What moving polls uses of it. */
export const pollRepositories = {
  moving: createMoving,
  plans: createPlans,
  workspaces: createWorkspaces,
  awaited: createAwaited,
  invitations: createInvitations,
  members: createMembers,
  movedRuns: createMovedRuns,
  polls: createPolls,
  results: createResults,
  runReports: createRunReports,
  runs: createRuns,
  translations: createTranslations,
};
/** What moving surveys uses of it. */
export const surveyRepositories = {
  moving: createMoving,
  plans: createPlans,
  workspaces: createWorkspaces,
  movedRuns: createMovedRuns,
  movedSurveys: createMovedSurveys,
  results: createResults,
  runReports: createRunReports,
  runs: createRuns,
  translations: createTranslations,
  surveys: createSurveys,
};
/** What moving people without an account uses of it. */
export const contactRepositories = {
  moving: createMoving,
  plans: createPlans,
  workspaces: createWorkspaces,
  contacts: createContacts,
};
/** What moving money uses of it. */
export const moneyRepositories = {
  moving: createMoving,
  plans: createPlans,
  workspaces: createWorkspaces,
  budgets: createBudgets,
  expenses: createExpenses,
  initiatives: createInitiatives,
  financeData: createFinanceData,
  moneyMonths: createMoneyMonths,
  predictions: createPredictions,
};
/** What moving rules uses of it. */
export const ruleRepositories = {
  moving: createMoving,
  plans: createPlans,
  workspaces: createWorkspaces,
  automationRules: createAutomationRules,
  automations: createAutomations,
  awaited: createAwaited,
  contents: createWorkspaceContents,
  invitations: createInvitations,
  members: createMembers,
  offers: createOffers,
};
/** What moving tasks uses of it. */
export const taskRepositories = {
  moving: createMoving,
  plans: createPlans,
  workspaces: createWorkspaces,
  awaited: createAwaited,
  invitations: createInvitations,
  members: createMembers,
  movedTasks: createMovedTasks,
  taskEvents: createTaskEvents,
  tasks: createTasks,
};

/** What each part of a company moves by: its routes, the repositories of their Lambda, the clients it has besides. */
interface Parts {
  spaces: { routes: typeof moving; repositories: keyof typeof spaceRepositories; clients: unknown };
  polls: { routes: typeof movingPolls; repositories: keyof typeof pollRepositories; clients: unknown };
  surveys: { routes: typeof movingSurveys; repositories: keyof typeof surveyRepositories; clients: unknown };
  contacts: { routes: typeof movingContacts; repositories: keyof typeof contactRepositories; clients: ChatClients };
  pay: { routes: typeof movingPay; repositories: keyof typeof moneyRepositories; clients: FinanceClients };
  money: { routes: typeof movingMoney; repositories: keyof typeof moneyRepositories; clients: unknown };
  rules: { routes: typeof movingRules; repositories: keyof typeof ruleRepositories; clients: unknown };
  tasks: { routes: typeof movingTasks; repositories: keyof typeof taskRepositories; clients: unknown };
}

/** An operation of moving, by the part that moves and the name of its route. */
export type MovingOperation<Part extends keyof Parts, Name extends keyof Parts[Part]['routes']> = Operation<
  Extract<Parts[Part]['routes'][Name], RouteSpec>,
  Parts[Part]['repositories'],
  Parts[Part]['clients']
>;
