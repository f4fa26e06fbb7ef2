import type { Operation } from '#core/http/operation.ts';
import { createAutomations } from '#functions/automations/repositories/automations.ts';
import { createDataRequests } from '#functions/people/repositories/data-requests.ts';
import { createDirectory } from '#functions/directory/repositories/directory.ts';
import { createEmailLinks } from '#functions/accounts/repositories/email-links.ts';
import { createInvitations } from './repositories/invitations.ts';
import { createJoinLinks } from './repositories/join-links.ts';
import { createMembers } from './repositories/members.ts';
import { createPlans } from '#functions/subscriptions/repositories/plans.ts';
import { createSuppressions } from '#functions/notifications/repositories/suppressions.ts';
import { createThrottles } from '#data/throttles.ts';
import { createWorkspaceContents } from './repositories/workspace-contents.ts';
import { createWorkspaceExports } from '#functions/exports/repositories/workspace-exports.ts';
import { createVerifiedEmails } from '#functions/accounts/repositories/verified-emails.ts';
import { createWorkspaces } from './repositories/workspaces.ts';
import type { workspaces } from '#shared/contract/workspaces.ts';

/** What operations of this domain use of the table. */
export const repositories = {
  automations: createAutomations,
  contents: createWorkspaceContents,
  dataRequests: createDataRequests,
  directory: createDirectory,
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

/** An operation of this domain, by the name of its route. */
export type WorkspacesOperation<Name extends keyof typeof workspaces> = Operation<
  (typeof workspaces)[Name],
  keyof typeof repositories
>;
