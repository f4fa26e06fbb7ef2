import type { Operation } from '#core/http/operation.ts';
import { repositories as looking } from '#functions/automation-rules/cause.ts';
import { createAutomationRules } from '#data/automation-rules.ts';
import { createAutomations } from '#data/automations.ts';
import { createPlans } from '#data/plans.ts';
import type { automations } from '#shared/contract/automations.ts';

/** What operations of this domain use of the table. */
export const repositories = {
  ...looking,
  automationRules: createAutomationRules,
  automations: createAutomations,
  plans: createPlans,
};

/** An operation of this domain, by the name of its route. */
export type AutomationsOperation<Name extends keyof typeof automations> = Operation<
  (typeof automations)[Name],
  keyof typeof repositories
>;
