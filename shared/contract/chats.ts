import * as z from 'zod/mini';
import { ChatConnection, ChatConnections, ChatLink, ChatUpdate, MessengerName, NewChatBot } from '../models/chat.ts';
import { Id } from '../models/common.ts';
import { ConnectionCheck } from '../models/connection-check.ts';
import { contacts } from './contacts.ts';
import { movingContacts } from './moving.ts';
import { processing } from './processing.ts';
import { push } from './push.ts';
import { defineRoutes } from './route.ts';
import { sms } from './sms.ts';

const byId = { kind: 'workspace', from: 'params.id' } as const;
const path = '/api/workspace/{id}/chats/{channel}';
const params = { id: Id, channel: MessengerName };
/** Far more than any update that is read. */
const UPDATE_BYTES = 64 * 1024;

/** How people are told of runs in Telegram and MAX: the bot of a workspace, the chats of its members. */
const messengers = defineRoutes('chats', {
  getChats: {
    method: 'GET',
    path: '/api/workspace/{id}/chats',
    auth: 'user',
    permission: 'integrations.read',
    scope: byId,
    params: { id: Id },
    reply: ChatConnections,
    status: 200,
  },
  connectChatBot: {
    method: 'PUT',
    path,
    auth: 'user',
    permission: 'integrations.manage',
    scope: byId,
    params,
    body: NewChatBot,
    reply: ChatConnection,
    status: 200,
    errors: ['plan_limit', 'conflict', 'too_many_requests', 'upstream_failed', 'upstream_timeout'],
  },
  checkChatBot: {
    method: 'POST',
    path: `${path}/check`,
    auth: 'user',
    permission: 'integrations.manage',
    scope: byId,
    params,
    reply: ConnectionCheck,
    status: 200,
    errors: ['too_many_requests'],
  },
  tryChatBot: {
    method: 'POST',
    path: `${path}/try`,
    auth: 'user',
    permission: 'integrations.manage',
    scope: byId,
    params,
    reply: ConnectionCheck,
    status: 200,
    errors: ['too_many_requests'],
  },
  disconnectChatBot: {
    method: 'DELETE',
    path,
    auth: 'user',
    permission: 'integrations.manage',
    scope: byId,
    params,
    reply: null,
    status: 204,
  },
  linkChat: {
    method: 'POST',
    path: `${path}/own`,
    auth: 'user',
    permission: 'workspace.read',
    scope: byId,
    params,
    reply: ChatLink,
    status: 200,
    errors: ['conflict', 'too_many_requests'],
  },
  unlinkChat: {
    method: 'DELETE',
    path: `${path}/own`,
    auth: 'user',
    permission: 'workspace.read',
    scope: byId,
    params,
    reply: null,
    status: 204,
  },
  // MAX takes nothing but a 200 for an answer.
  receiveChatUpdate: {
    method: 'POST',
    path: '/api/channels/{channel}/{id}',
    auth: 'public',
    permission: null,
    params: { channel: MessengerName, id: Id },
    secretHeaders: ['x-telegram-bot-api-secret-token', 'x-max-bot-api-secret'],
    body: ChatUpdate,
    bodyLimit: UPDATE_BYTES,
    reply: z.object({}),
    status: 200,
    errors: ['not_found'],
  },
});

/** Everything the Lambda of chats answers. */
export const chats = { ...messengers, ...sms, ...push, ...contacts, ...movingContacts, ...processing } as const;
