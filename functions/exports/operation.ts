import type { Operation } from '#core/http/operation.ts';
import { createThrottles } from '#data/throttles.ts';
import { createMembers } from '#functions/workspaces/repositories/members.ts';
import type { exports } from '#shared/contract/exports.ts';
import type { ArchiveStore } from './archive-store.ts';
import { createWorkspaceExports } from './repositories/workspace-exports.ts';

/** What operations of this module use of the table. */
export const repositories = {
  members: createMembers,
  throttles: createThrottles,
  workspaceExports: createWorkspaceExports,
};

/** What they are given besides what all are. */
export interface ExportsClients {
  readonly archives: Pick<ArchiveStore, 'link'>;
}

/** An operation of this module, by the name of its route. */
export type ExportsOperation<Name extends keyof typeof exports> = Operation<
  (typeof exports)[Name],
  keyof typeof repositories,
  ExportsClients
>;
