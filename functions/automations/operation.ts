import type { Operation } from '#core/http/operation.ts';
import { createAutomations } from '#data/automations.ts';
import { createMembers } from '#data/members.ts';
import { createPlans } from '#data/plans.ts';
import { createWorkspaces } from '#data/workspaces.ts';
import type { automations } from '#shared/contract/automations.ts';

/** What operations of this domain use of the table. */
export const repositories = {
  automations: createAutomations,
  members: createMembers,
  plans: createPlans,
  workspaces: createWorkspaces,
};

/** An operation of this domain, by the name of its route. */
export type AutomationsOperation<Name extends keyof typeof automations> = Operation<
  (typeof automations)[Name],
  keyof typeof repositories
>;
