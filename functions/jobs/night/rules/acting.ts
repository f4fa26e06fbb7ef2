import { createAutomationRules, type Rule } from '#data/automation-rules.ts';
import type { Cause } from '#functions/automation-rules/cause.ts';
import { repositories as looking } from '#functions/automation-rules/cause.ts';
import { createAutomations } from '#data/automations.ts';
import { createBudgets } from '#data/budgets.ts';
import { createExpenses } from '#data/expenses.ts';
import { createMailboxDays } from '#data/mailbox-days.ts';
import { createMoneyMonths } from '#data/money-months.ts';
import { createPlans } from '#data/plans.ts';
import { createVerifiedEmails } from '#data/verified-emails.ts';
import type { Opened } from '#data/open-repositories.ts';
import type { Workspace } from '#data/workspaces.ts';
import type { Write } from '#data/writes.ts';
import type { Day } from '#shared/rules/working-days.ts';

/** What rules use of the table at night. */
export const repositories = {
  ...looking,
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
export interface Acting extends RulesContext {
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
  | { readonly what: string; readonly cost: number | null; readonly writes: readonly Write<Failing>[] }
  | { readonly skipped: string; readonly stopping?: readonly Write[] };

/** A person as letters and tasks name them. */
export function nameOf({ firstName, lastName }: { readonly firstName: string; readonly lastName: string }): string {
  return `${firstName} ${lastName}`.trim();
}
