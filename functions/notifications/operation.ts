import type { Operation } from '#core/http/operation.ts';
import { createThrottles } from '#data/throttles.ts';
import { createPacks } from '#functions/overview/repositories/packs.ts';
import { createPlans } from '#functions/subscriptions/repositories/plans.ts';
import { createMembers } from '#functions/workspaces/repositories/members.ts';
import { createWorkspaces } from '#functions/workspaces/repositories/workspaces.ts';
import type { automations } from '#shared/contract/automations.ts';
import type { push } from '#shared/contract/push.ts';
import type { PushClients } from './push-clients.ts';
import { createPushDevices } from './repositories/push-devices.ts';
import { createPushKeys } from './repositories/push-keys.ts';
import { createDeliveries } from './repositories/deliveries.ts';

/** What operations of this module use of the table. */
export const repositories = {
  deliveries: createDeliveries,
  members: createMembers,
  packs: createPacks,
  plans: createPlans,
  workspaces: createWorkspaces,
};

/** An operation of this module, by the name of its route. */
export type NotificationsOperation<Name extends keyof typeof automations> = Operation<
  (typeof automations)[Name],
  keyof typeof repositories
>;

/** What operations on notifications of devices use of the table. */
export const pushRepositories = {
  pushDevices: createPushDevices,
  pushKeys: createPushKeys,
  throttles: createThrottles,
};

/** An operation on notifications of devices, by the name of its route. */
export type PushOperation<Name extends keyof typeof push> = Operation<
  (typeof push)[Name],
  keyof typeof pushRepositories,
  PushClients
>;
