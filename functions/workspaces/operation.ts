import type { ArchiveStore } from '#core/clients/archive-store.ts';
import type { Operation } from '#core/http/operation.ts';
import { createEmailLinks } from '#data/email-links.ts';
import { createInvitations } from '#data/invitations.ts';
import { createJoinLinks } from '#data/join-links.ts';
import { createMembers } from '#data/members.ts';
import { createPlans } from '#data/plans.ts';
import { createSuppressions } from '#data/suppressions.ts';
import { createThrottles } from '#data/throttles.ts';
import { createWorkspaceExports } from '#data/workspace-exports.ts';
import { createWorkspaceContents } from '#data/workspace-contents.ts';
import { createVerifiedEmails } from '#data/verified-emails.ts';
import { createWorkspaces } from '#data/workspaces.ts';
import type { workspaces } from '#shared/contract/workspaces.ts';

/** What operations of this domain use of the table. */
export const repositories = {
  contents: createWorkspaceContents,
  emailLinks: createEmailLinks,
  invitations: createInvitations,
  joinLinks: createJoinLinks,
  members: createMembers,
  plans: createPlans,
  suppressions: createSuppressions,
  throttles: createThrottles,
  workspaceExports: createWorkspaceExports,
  verifiedEmails: createVerifiedEmails,
  workspaces: createWorkspaces,
};

/** What this function has besides what all have. */
export interface FunctionClients {
  readonly archives: Pick<ArchiveStore, 'link'>;
}

/** An operation of this domain, by the name of its route, with the clients it uses. */
export type WorkspacesOperation<Name extends keyof typeof workspaces, Clients = unknown> = Operation<
  (typeof workspaces)[Name],
  keyof typeof repositories,
  Clients
>;
