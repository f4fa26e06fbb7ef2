import type { Vault } from '#core/clients/vault.ts';
import type { OperationContext, Operation } from '#core/http/operation.ts';
import { createThrottles } from '#data/throttles.ts';
import { createUsers } from '#functions/accounts/repositories/users.ts';
import { createAutomations } from '#functions/automations/repositories/automations.ts';
import { createPlans } from '#functions/subscriptions/repositories/plans.ts';
import { createInvitations } from '#functions/workspaces/repositories/invitations.ts';
import { createMembers } from '#functions/workspaces/repositories/members.ts';
import { createWorkspaces } from '#functions/workspaces/repositories/workspaces.ts';
import type { directory } from '#shared/contract/directory.ts';
import { createPeopleSources } from './repositories/people-sources.ts';
import { createDirectory } from './repositories/directory.ts';

/** What requests of a directory are worked on with. */
export const scimRepositories = {
  automations: createAutomations,
  directory: createDirectory,
  invitations: createInvitations,
  members: createMembers,
  plans: createPlans,
  users: createUsers,
  workspaces: createWorkspaces,
};

/** What this domain uses of the table. */
export const repositories = { ...scimRepositories, peopleSources: createPeopleSources, throttles: createThrottles };

/** What seals the secrets of sources. */
interface SourceSecrets {
  readonly vault: Vault;
}

type Names = keyof typeof repositories;

/** An operation of this domain, by the name of its route. */
export type DirectoryOperation<Name extends keyof typeof directory> = Operation<
  (typeof directory)[Name],
  Names,
  SourceSecrets
>;

/** What a request of a directory is worked on with. */
export interface ScimContext {
  readonly repos: OperationContext<keyof typeof scimRepositories>['repos'];
  readonly workspaceId: string;
  readonly now: Date;
  readonly newId: () => string;
  /** The version that is to be changed, as the directory names it; null for whichever there is. */
  readonly ifMatch: string | null;
  /** Where resources are found: `https://…/api/scim/v2`. */
  readonly base: string;
}
