import type { Operation } from '#core/http/operation.ts';
import { createPlans } from '#functions/subscriptions/repositories/plans.ts';
import { createMembers } from '#functions/workspaces/repositories/members.ts';
import { createWorkspaces } from '#functions/workspaces/repositories/workspaces.ts';
import type { automations } from '#shared/contract/automations.ts';
import { createDeliveries } from './repositories/deliveries.ts';

/** What operations of this module use of the table. */
export const repositories = {
  deliveries: createDeliveries,
  members: createMembers,
  plans: createPlans,
  workspaces: createWorkspaces,
};

/** An operation of this module, by the name of its route. */
export type NotificationsOperation<Name extends keyof typeof automations> = Operation<
  (typeof automations)[Name],
  keyof typeof repositories
>;
