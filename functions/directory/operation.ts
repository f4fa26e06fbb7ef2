import type { OperationContext, Operation } from '#core/http/operation.ts';
import { createUsers } from '#functions/accounts/repositories/users.ts';
import { createAutomations } from '#functions/automations/repositories/automations.ts';
import { createPlans } from '#functions/subscriptions/repositories/plans.ts';
import { createInvitations } from '#functions/workspaces/repositories/invitations.ts';
import { createMembers } from '#functions/workspaces/repositories/members.ts';
import { createWorkspaces } from '#functions/workspaces/repositories/workspaces.ts';
import type { directory } from '#shared/contract/directory.ts';
import { createDirectory } from './repositories/directory.ts';

/** What this domain uses of the table. */
export const repositories = {
  automations: createAutomations,
  directory: createDirectory,
  invitations: createInvitations,
  members: createMembers,
  plans: createPlans,
  users: createUsers,
  workspaces: createWorkspaces,
};

type Names = keyof typeof repositories;

/** An operation of this domain, by the name of its route. */
export type DirectoryOperation<Name extends keyof typeof directory> = Operation<(typeof directory)[Name], Names>;

/** What a request of a directory is worked on with. */
export interface ScimContext {
  readonly repos: OperationContext<Names>['repos'];
  readonly workspaceId: string;
  readonly now: Date;
  readonly newId: () => string;
  /** Where resources are found: `https://…/api/scim/v2`. */
  readonly base: string;
}
