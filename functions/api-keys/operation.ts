import type { Operation } from '#core/http/operation.ts';
import { createAccess } from '#data/access.ts';
import { createThrottles } from '#data/throttles.ts';
import { createPlans } from '#functions/subscriptions/repositories/plans.ts';
import { createMembers } from '#functions/workspaces/repositories/members.ts';
import { createWorkspaces } from '#functions/workspaces/repositories/workspaces.ts';
import type { apiKeys } from '#shared/contract/api-keys.ts';
import { createApiKeys } from './repositories/api-keys.ts';

/** What operations of this module use of the table. */
export const repositories = {
  access: createAccess,
  apiKeys: createApiKeys,
  members: createMembers,
  plans: createPlans,
  throttles: createThrottles,
  workspaces: createWorkspaces,
};

/** An operation of this module, by the name of its route. */
export type ApiKeysOperation<Name extends keyof typeof apiKeys> = Operation<
  (typeof apiKeys)[Name],
  keyof typeof repositories
>;
