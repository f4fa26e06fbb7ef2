import { defineApi, OUTBOUND_TIMEOUT } from '#core/declaration.ts';
import { createChatClients } from '#functions/integrations/clients.ts';
import { chatsRepositories } from '#functions/integrations/operation.ts';
import * as chatsOperations from '#functions/integrations/operations/chats.ts';
import { chats as routes } from '#shared/contract/chats.ts';

export const chats = defineApi({
  name: 'chats',
  description: 'Bots of Telegram and MAX, the chats of members with them',
  timeout: OUTBOUND_TIMEOUT,
  concurrencyShare: 1,
  secrets: ['telegram', 'max'],
  linksToSite: true,
  routes,
  repositories: chatsRepositories,
  clients: createChatClients,
  operations: chatsOperations,
});
