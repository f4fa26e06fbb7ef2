import type { AiClients, Bitrix24Clients, ChatClients } from './clients.ts';
import type { Operation } from '#core/http/operation.ts';
import { createAddresses } from '#functions/workspaces/repositories/addresses.ts';
import { createChats } from './repositories/chats.ts';
import { createIntegrations } from './repositories/integrations.ts';
import { createContacts } from '#functions/people/repositories/contacts.ts';
import { createInvitations } from '#functions/workspaces/repositories/invitations.ts';
import { createMembers } from '#functions/workspaces/repositories/members.ts';
import { createPlans } from '#functions/subscriptions/repositories/plans.ts';
import { createSms } from './repositories/sms.ts';
import { createPortalLimits } from './repositories/portal-limits.ts';
import { createPortalSnapshots } from './repositories/portal-snapshots.ts';
import { createTaskSources } from './repositories/task-sources.ts';
import { createThrottles } from '#data/throttles.ts';
import { createWorkspaces } from '#functions/workspaces/repositories/workspaces.ts';
import type { ai } from '#shared/contract/ai.ts';
import type { bitrix24 } from '#shared/contract/bitrix24.ts';
import type { chats } from '#shared/contract/chats.ts';

/** What operations on Bitrix24 use of the table. */
export const repositories = {
  addresses: createAddresses,
  integrations: createIntegrations,
  invitations: createInvitations,
  plans: createPlans,
  portalLimits: createPortalLimits,
  portalSnapshots: createPortalSnapshots,
  taskSources: createTaskSources,
  throttles: createThrottles,
  workspaces: createWorkspaces,
};

/** An operation on Bitrix24, by the name of its route. */
export type Bitrix24Operation<Name extends keyof typeof bitrix24> = Operation<
  (typeof bitrix24)[Name],
  keyof typeof repositories,
  Bitrix24Clients
>;

/** What operations on the access to the AI provider use of the table. */
export const aiCredentialsRepositories = {
  integrations: createIntegrations,
  plans: createPlans,
  throttles: createThrottles,
  workspaces: createWorkspaces,
};

/** An operation on the access to the AI provider, by the name of its route. */
export type AiCredentialsOperation<Name extends keyof typeof ai> = Operation<
  (typeof ai)[Name],
  keyof typeof aiCredentialsRepositories,
  AiClients
>;

/** What operations on bots and chats use of the table. */
export const chatsRepositories = {
  chats: createChats,
  contacts: createContacts,
  members: createMembers,
  sms: createSms,
  plans: createPlans,
  throttles: createThrottles,
  workspaces: createWorkspaces,
};

/** An operation on bots and chats, by the name of its route. */
export type ChatsOperation<Name extends keyof typeof chats> = Operation<
  (typeof chats)[Name],
  keyof typeof chatsRepositories,
  ChatClients
>;
