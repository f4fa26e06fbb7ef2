import type { Operation } from '#core/http/operation.ts';
import { repositories as causeRepositories } from './causes/cause.ts';
import { createAutomationRules } from './repositories/automation-rules.ts';
import { createAutomations } from './repositories/automations.ts';
import { createStagePolls } from './repositories/stage-polls.ts';
import { createPlans } from '#functions/subscriptions/repositories/plans.ts';
import type { automations } from '#shared/contract/automations.ts';

/** What operations of this domain use of the table. */
export const repositories = {
  ...causeRepositories,
  automationRules: createAutomationRules,
  automations: createAutomations,
  plans: createPlans,
  stagePolls: createStagePolls,
};

/** An operation of this domain, by the name of its route. */
export type AutomationsOperation<Name extends keyof typeof automations> = Operation<
  (typeof automations)[Name],
  keyof typeof repositories
>;
