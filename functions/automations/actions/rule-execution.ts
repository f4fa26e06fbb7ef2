import { createAutomationRules, type Rule } from '../repositories/automation-rules.ts';
import type { Cause } from '../causes/cause.ts';
import { repositories as causeRepositories } from '../causes/cause.ts';
import { createAutomations } from '../repositories/automations.ts';
import { createBudgets } from '#functions/finance/repositories/budgets.ts';
import { createExpenses } from '#functions/finance/repositories/expenses.ts';
import { createMailboxDays } from '#functions/notifications/repositories/mailbox-days.ts';
import { createMoneyMonths } from '#functions/finance/repositories/money-months.ts';
import { createPlans } from '#functions/subscriptions/repositories/plans.ts';
import { createVerifiedEmails } from '#functions/accounts/repositories/verified-emails.ts';
import type { Opened } from '#data/open-repositories.ts';
import type { Workspace } from '#functions/workspaces/repositories/workspaces.ts';
import type { Write } from '#data/writes.ts';
import type { Said } from '#shared/text/said.ts';
import type { Day } from '#shared/rules/working-days.ts';

/** What rules use of the table at night. */
export const repositories = {
  ...causeRepositories,
  automationRules: createAutomationRules,
  automations: createAutomations,
  budgets: createBudgets,
  expenses: createExpenses,
  mailboxDays: createMailboxDays,
  moneyMonths: createMoneyMonths,
  plans: createPlans,
  verifiedEmails: createVerifiedEmails,
};

export interface RulesContext {
  readonly repos: Opened<typeof repositories>;
  readonly now: Date;
  readonly newId: () => string;
}

/** A rule about to act on a cause. */
export interface RuleExecution extends RulesContext {
  readonly rule: Rule;
  readonly cause: Cause;
  readonly workspace: Workspace;
  /** In Moscow. */
  readonly today: Day;
}

/** What an effect may fail on: `stale` has it prepared once more, the others say why nothing is done. */
export type Failing = 'stale' | 'duplicate' | 'budget';

/** What there is to write, or why nothing is done; with `stopping`, the rule is switched off and this is written. */
export type Effect =
  | { readonly what: Said; readonly cost: number | null; readonly writes: readonly Write<Failing>[] }
  | { readonly skipped: Said; readonly stopping?: readonly Write[] };
