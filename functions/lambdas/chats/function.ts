import { defineApi, OUTBOUND_TIMEOUT } from '#core/declaration.ts';
import type { Config } from '#core/config.ts';
import { createChatClients, type ChatClients } from '#functions/integrations/clients.ts';
import { chatsRepositories } from '#functions/integrations/operation.ts';
import * as chatsOperations from '#functions/integrations/operations/chats.ts';
import { pushRepositories } from '#functions/notifications/operation.ts';
import * as pushOperations from '#functions/notifications/operations/push.ts';
import { createPushClients, type PushClients } from '#functions/notifications/push-clients.ts';
import { chats as routes } from '#shared/contract/chats.ts';

export const chats = defineApi({
  name: 'chats',
  description: 'Bots of Telegram and MAX, the chats of members with them, notifications on devices',
  timeout: OUTBOUND_TIMEOUT,
  concurrencyShare: 1,
  secrets: ['telegram', 'max', 'push'],
  linksToSite: true,
  routes,
  repositories: { ...chatsRepositories, ...pushRepositories },
  clients: (config: Config): ChatClients & PushClients => ({
    ...createChatClients(config),
    ...createPushClients(config),
  }),
  operations: { ...chatsOperations, ...pushOperations },
});
