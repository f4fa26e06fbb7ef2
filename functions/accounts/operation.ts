import type { Operation } from '#core/http/operation.ts';
import { createAccounts } from './repositories/accounts.ts';
import { createChats } from '#functions/integrations/repositories/chats.ts';
import { createIdentities } from '#functions/sign-in/repositories/identities.ts';
import { createEmailLinks } from './repositories/email-links.ts';
import { createInvitations } from '#functions/workspaces/repositories/invitations.ts';
import { createInvoices } from '#functions/subscriptions/repositories/invoices.ts';
import { createMembers } from '#functions/workspaces/repositories/members.ts';
import { createMemberProfiles } from '#functions/workspaces/repositories/member-profiles.ts';
import { createNotes } from '#functions/people/repositories/notes.ts';
import { createRequestRecords } from '#functions/people/repositories/request-records.ts';
import { createOwnAnswers } from '#functions/runs/repositories/own-answers.ts';
import { createPlans } from '#functions/subscriptions/repositories/plans.ts';
import { createPromoCodes } from '#functions/subscriptions/repositories/promo-codes.ts';
import { createPushDevices } from '#functions/notifications/repositories/push-devices.ts';
import { createSessions } from './repositories/sessions.ts';
import { createTaskEvents } from '#functions/tasks/repositories/task-events.ts';
import { createTickets } from './repositories/tickets.ts';
import { createApiKeys } from '#functions/api-keys/repositories/api-keys.ts';
import { createFactors } from '#functions/factors/repositories/factors.ts';
import { createThrottles } from '#data/throttles.ts';
import { createUsers } from './repositories/users.ts';
import { createVerifiedEmails } from './repositories/verified-emails.ts';
import { createWorkspaces } from '#functions/workspaces/repositories/workspaces.ts';
import type { auth } from '#shared/contract/auth.ts';

/** What operations of this domain use of the table. */
export const repositories = {
  accounts: createAccounts,
  apiKeys: createApiKeys,
  chats: createChats,
  identities: createIdentities,
  members: createMembers,
  memberProfiles: createMemberProfiles,
  invitations: createInvitations,
  invoices: createInvoices,
  emailLinks: createEmailLinks,
  factors: createFactors,
  notes: createNotes,
  ownAnswers: createOwnAnswers,
  requestRecords: createRequestRecords,
  plans: createPlans,
  promoCodes: createPromoCodes,
  pushDevices: createPushDevices,
  sessions: createSessions,
  taskEvents: createTaskEvents,
  throttles: createThrottles,
  tickets: createTickets,
  users: createUsers,
  verifiedEmails: createVerifiedEmails,
  workspaces: createWorkspaces,
};

/** An operation of this domain, by the name of its route. */
export type AuthOperation<Name extends keyof typeof auth> = Operation<(typeof auth)[Name], keyof typeof repositories>;
