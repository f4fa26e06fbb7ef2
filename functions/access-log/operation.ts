import type { Operation } from '#core/http/operation.ts';
import { createMembers } from '#functions/workspaces/repositories/members.ts';
import type { accessLog } from '#shared/contract/access-log.ts';
import { createAccessLog } from './repositories/access-log.ts';

/** What operations of this module use of the table. */
export const repositories = {
  accessLog: createAccessLog,
  members: createMembers,
};

/** An operation of this module, by the name of its route. */
export type AccessLogOperation<Name extends keyof typeof accessLog> = Operation<
  (typeof accessLog)[Name],
  keyof typeof repositories
>;
