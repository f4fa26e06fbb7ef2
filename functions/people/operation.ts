import type { Operation } from '#core/http/operation.ts';
import { createChats } from '#functions/integrations/repositories/chats.ts';
import { createDirectory } from '#functions/directory/repositories/directory.ts';
import { createMembers } from '#functions/workspaces/repositories/members.ts';
import { createPlans } from '#functions/subscriptions/repositories/plans.ts';
import { createPortalSnapshots } from '#functions/integrations/repositories/portal-snapshots.ts';
import type { ChatClients } from '#functions/integrations/clients.ts';
import { createThrottles } from '#data/throttles.ts';
import { createWorkspaces } from '#functions/workspaces/repositories/workspaces.ts';
import type { FinanceClients } from '#functions/finance/operation.ts';
import type { paidPeople } from '#shared/contract/finance/people.ts';
import type { contacts } from '#shared/contract/contacts.ts';
import type { people } from '#shared/contract/people.ts';
import { createContacts } from './repositories/contacts.ts';
import { createDataRequests } from './repositories/data-requests.ts';
import { createNotes } from './repositories/notes.ts';
import { createPersonJoins } from './repositories/person-joins.ts';

/** What operations of this domain use of the table; those that run beside the money are given that, too. */
export const repositories = {
  contacts: createContacts,
  directory: createDirectory,
  members: createMembers,
  notes: createNotes,
  personJoins: createPersonJoins,
  plans: createPlans,
  portalSnapshots: createPortalSnapshots,
  workspaces: createWorkspaces,
};

/** An operation of this domain, by the name of its route. */
export type PeopleOperation<Name extends keyof typeof people> = Operation<
  (typeof people)[Name],
  keyof typeof repositories
>;

/** One that runs in the Lambda of finance, which alone opens pay. */
export type PaidPeopleOperation<Name extends keyof typeof paidPeople> = Operation<
  (typeof paidPeople)[Name],
  keyof typeof repositories | 'financeData',
  FinanceClients
>;

/** What operations on people without an account use of the table: they run beside the bots, whose Lambda opens secrets. */
export const contactsRepositories = {
  chats: createChats,
  contacts: createContacts,
  dataRequests: createDataRequests,
  members: createMembers,
  personJoins: createPersonJoins,
  plans: createPlans,
  throttles: createThrottles,
  workspaces: createWorkspaces,
};

/** One of these, by the name of its route. */
export type ContactsOperation<Name extends keyof typeof contacts> = Operation<
  (typeof contacts)[Name],
  keyof typeof contactsRepositories,
  ChatClients
>;
