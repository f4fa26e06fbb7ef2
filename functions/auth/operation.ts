import type { Operation } from '#core/http/operation.ts';
import { createAccounts } from '#data/accounts.ts';
import { createEmailLinks } from '#data/email-links.ts';
import { createInvitations } from '#data/invitations.ts';
import { createInvoices } from '#data/invoices.ts';
import { createMembers } from '#data/members.ts';
import { createMemberProfiles } from '#data/member-profiles.ts';
import { createOwnAnswers } from '#data/own-answers.ts';
import { createPlans } from '#data/plans.ts';
import { createPromoCodes } from '#data/promo-codes.ts';
import { createSessions } from '#data/sessions.ts';
import { createTaskTrail } from '#data/task-trail.ts';
import { createThrottles } from '#data/throttles.ts';
import { createUsers } from '#data/users.ts';
import { createVerifiedEmails } from '#data/verified-emails.ts';
import { createWorkspaces } from '#data/workspaces.ts';
import type { auth } from '#shared/contract/auth.ts';

/** What operations of this domain use of the table. */
export const repositories = {
  accounts: createAccounts,
  members: createMembers,
  memberProfiles: createMemberProfiles,
  invitations: createInvitations,
  invoices: createInvoices,
  emailLinks: createEmailLinks,
  ownAnswers: createOwnAnswers,
  plans: createPlans,
  promoCodes: createPromoCodes,
  sessions: createSessions,
  taskTrail: createTaskTrail,
  throttles: createThrottles,
  users: createUsers,
  verifiedEmails: createVerifiedEmails,
  workspaces: createWorkspaces,
};

/** An operation of this domain, by the name of its route. */
export type AuthOperation<Name extends keyof typeof auth> = Operation<(typeof auth)[Name], keyof typeof repositories>;
