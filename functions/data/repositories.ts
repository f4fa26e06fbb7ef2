import { createAccess } from './access.ts';
import { createAccountTraces } from './account-traces.ts';
import { createAccounts } from './accounts.ts';
import { createCopies } from './copies.ts';
import { createFrames } from './frames.ts';
import { createIntegrations } from './integrations.ts';
import { createInvitations } from './invitations.ts';
import { createInvoices } from './invoices.ts';
import { createJobs } from './jobs.ts';
import { createLinks } from './links.ts';
import { createMembers } from './members.ts';
import { createPlans } from './plans.ts';
import { createPolls } from './polls.ts';
import { createPromoCodes } from './promo-codes.ts';
import { createResponses } from './responses.ts';
import { createSessions } from './sessions.ts';
import type { Table } from './table.ts';
import { createThrottles } from './throttles.ts';
import { createUsers } from './users.ts';
import { createWorkspaceContents } from './workspace-contents.ts';
import { createWorkspaces } from './workspaces.ts';

/** Everything that is stored, by the question asked of it. */
export function createRepositories(table: Table) {
  return {
    access: createAccess(table),
    users: createUsers(table),
    accounts: createAccounts(table),
    links: createLinks(table),
    copies: createCopies(table),
    traces: createAccountTraces(table),
    sessions: createSessions(table),
    throttles: createThrottles(table),
    workspaces: createWorkspaces(table),
    contents: createWorkspaceContents(table),
    members: createMembers(table),
    integrations: createIntegrations(table),
    invitations: createInvitations(table),
    polls: createPolls(table),
    plans: createPlans(table),
    promoCodes: createPromoCodes(table),
    invoices: createInvoices(table),
    frames: createFrames(table),
    responses: createResponses(table),
    jobs: createJobs(table),
  };
}

export type Repositories = ReturnType<typeof createRepositories>;
