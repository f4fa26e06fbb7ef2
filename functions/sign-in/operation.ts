import type { Operation, OperationContext } from '#core/http/operation.ts';
import { createThrottles } from '#data/throttles.ts';
import { createSessions } from '#functions/accounts/repositories/sessions.ts';
import { createTickets } from '#functions/accounts/repositories/tickets.ts';
import { createUsers } from '#functions/accounts/repositories/users.ts';
import { createVerifiedEmails } from '#functions/accounts/repositories/verified-emails.ts';
import { createPlans } from '#functions/subscriptions/repositories/plans.ts';
import { createMembers } from '#functions/workspaces/repositories/members.ts';
import { createWorkspaces } from '#functions/workspaces/repositories/workspaces.ts';
import type { signIn } from '#shared/contract/sign-in.ts';
import type { SignInClients } from './clients.ts';
import { createIdentities } from './repositories/identities.ts';
import { createOwnProviders } from './repositories/own-providers.ts';
import { createProviderMembers } from './repositories/provider-members.ts';
import { createSignInFlows } from './repositories/sign-in-flows.ts';

/** What operations of this domain use of the table. */
export const repositories = {
  identities: createIdentities,
  members: createMembers,
  ownProviders: createOwnProviders,
  plans: createPlans,
  providerMembers: createProviderMembers,
  sessions: createSessions,
  signInFlows: createSignInFlows,
  throttles: createThrottles,
  tickets: createTickets,
  users: createUsers,
  verifiedEmails: createVerifiedEmails,
  workspaces: createWorkspaces,
};

/** What every operation of this domain is given. */
export type SignInContext = OperationContext<keyof typeof repositories> & SignInClients;

/** An operation of this domain, by the name of its route. */
export type SignInOperation<Name extends keyof typeof signIn> = Operation<
  (typeof signIn)[Name],
  keyof typeof repositories,
  SignInClients
>;
