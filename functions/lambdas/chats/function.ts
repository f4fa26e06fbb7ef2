import { defineApi, OUTBOUND_TIMEOUT } from '#core/declaration.ts';
import { createChatClients } from '#functions/integrations/clients.ts';
import { chatsRepositories } from '#functions/integrations/operation.ts';
import * as chatsOperations from '#functions/integrations/operations/chats.ts';
import * as smsOperations from '#functions/integrations/operations/sms.ts';
import { contactsRepositories } from '#functions/people/operation.ts';
import * as contactsOperations from '#functions/people/operations/contacts.ts';
import { chats as routes } from '#shared/contract/chats.ts';

export const chats = defineApi({
  name: 'chats',
  description: 'Bots of Telegram and MAX, the chats with them, SMS, people without an account',
  timeout: OUTBOUND_TIMEOUT,
  concurrencyShare: 1,
  secrets: ['telegram', 'max', 'sms', 'contacts'],
  linksToSite: true,
  routes,
  repositories: { ...chatsRepositories, ...contactsRepositories },
  clients: createChatClients,
  operations: { ...chatsOperations, ...contactsOperations, ...smsOperations },
});
