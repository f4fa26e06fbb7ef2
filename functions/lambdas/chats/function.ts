import { defineApi, OUTBOUND_TIMEOUT } from '#core/declaration.ts';
import type { Config } from '#core/config.ts';
import { createChatClients, type ChatClients } from '#functions/integrations/clients.ts';
import { chatsRepositories } from '#functions/integrations/operation.ts';
import * as chatsOperations from '#functions/integrations/operations/chats.ts';
import * as smsOperations from '#functions/integrations/operations/sms.ts';
import { contactsRepositories } from '#functions/people/operation.ts';
import * as contactsOperations from '#functions/people/operations/contacts.ts';
import { repositories as processingRepositories } from '#functions/processing/operation.ts';
import * as processingOperations from '#functions/processing/operations/index.ts';
import { contactRepositories as movingRepositories } from '#functions/moving/operation.ts';
import * as movingOperations from '#functions/moving/operations/contacts.ts';
import { pushRepositories } from '#functions/notifications/operation.ts';
import * as pushOperations from '#functions/notifications/operations/push.ts';
import { createPushClients, type PushClients } from '#functions/notifications/push-clients.ts';
import { chats as routes } from '#shared/contract/chats.ts';

export const chats = defineApi({
  name: 'chats',
  description:
    'Bots of Telegram and MAX, the chats with them, SMS, notifications on devices, people without an account',
  timeout: OUTBOUND_TIMEOUT,
  concurrencyShare: 1,
  secrets: ['telegram', 'max', 'sms', 'push', 'contacts'],
  linksToSite: true,
  routes,
  repositories: {
    ...chatsRepositories,
    ...contactsRepositories,
    ...movingRepositories,
    ...processingRepositories,
    ...pushRepositories,
  },
  clients: (config: Config): ChatClients & PushClients => ({
    ...createChatClients(config),
    ...createPushClients(config),
  }),
  operations: {
    ...chatsOperations,
    ...contactsOperations,
    ...movingOperations,
    ...processingOperations,
    ...pushOperations,
    ...smsOperations,
  },
});
