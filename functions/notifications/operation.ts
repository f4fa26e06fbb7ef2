import type { Operation } from '#core/http/operation.ts';
import { createMembers } from '#functions/workspaces/repositories/members.ts';
import type { automations } from '#shared/contract/automations.ts';

/** What operations of this module use of the table. */
export const repositories = { members: createMembers };

/** An operation of this module, by the name of its route. */
export type NotificationsOperation<Name extends keyof typeof automations> = Operation<
  (typeof automations)[Name],
  keyof typeof repositories
>;
