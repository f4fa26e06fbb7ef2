import { rootCertificates } from 'node:tls';
import * as z from 'zod/mini';
import type { Outbound, OutboundRequest } from '#core/clients/outbound.ts';
import { russianTrustedRootCa } from '../russian-trusted-root-ca.ts';
import { callMessenger, refusalOf } from './call-messenger.ts';
import { asksToStop, type ChatUpdate, type MessengerClient } from './messenger.ts';

export const MAX_API_URL = 'https://platform-api2.max.ru';

/** Some refusals come with a status of success. */
const Refusal = z.object({ success: z.literal(false) });
const Me = z.object({ user_id: z.int(), username: z.string() });

const Update = z.object({
  update_type: z.string(),
  timestamp: z.int(),
  chat_id: z.optional(z.int()),
  payload: z.optional(z.nullable(z.string())),
  message: z.optional(
    z.object({
      recipient: z.object({ chat_id: z.int(), chat_type: z.literal('dialog') }),
      body: z.object({ text: z.optional(z.nullable(z.string())) }),
    }),
  ),
});
const UPDATE_TYPES = ['bot_started', 'bot_stopped', 'dialog_removed', 'message_created'];

/** MAX does not say for how long it wants to be left alone; it takes thirty requests a second. */
const WAIT_MILLISECONDS = 1_000;

function waitOf(retryAfter: string | undefined): number {
  const seconds = Number(retryAfter ?? '');
  return retryAfter === undefined || Number.isNaN(seconds) ? WAIT_MILLISECONDS : seconds * 1000;
}

/** The Bot API of MAX. Its certificates end in the root of the Ministry of Digital Development, trusted for these calls. */
export function createMax(outbound: Outbound, apiUrl: string = MAX_API_URL): MessengerClient {
  async function call(token: string, method: OutboundRequest['method'], path: string, body?: object) {
    const reply = await callMessenger(outbound, 'max', {
      method,
      url: new URL(apiUrl + path),
      headers: { authorization: token, ...(body ? { 'content-type': 'application/json' } : {}) },
      ...(body ? { body: JSON.stringify(body) } : {}),
      ca: [...rootCertificates, russianTrustedRootCa],
    });
    const refused = reply.status === 200 && z.safeParse(Refusal, reply.body).success;
    return { ...reply, status: refused ? 400 : reply.status };
  }

  /** The reply of what must succeed. */
  async function demand(...request: Parameters<typeof call>): Promise<unknown> {
    const { status, body } = await call(...request);
    if (status !== 200) throw refusalOf(status, 'max');
    return body;
  }

  return {
    async me(token) {
      const me = z.safeParse(Me, await demand(token, 'GET', '/me'));
      if (!me.success) throw refusalOf(502, 'max');
      return { id: String(me.data.user_id), name: me.data.username };
    },

    async send(token, chatId, { text, button }) {
      const buttons = button ? [[{ type: 'link', ...button }]] : [];
      const { status, retryAfter } = await call(token, 'POST', `/messages?chat_id=${encodeURIComponent(chatId)}`, {
        text,
        attachments: button ? [{ type: 'inline_keyboard', payload: { buttons } }] : [],
      });
      if (status === 200) return 'sent';
      if (status === 403 || status === 404) return 'gone';
      if (status === 429) return { waitMilliseconds: waitOf(retryAfter) };
      throw refusalOf(status, 'max');
    },

    async receive(token, url, secret) {
      await demand(token, 'POST', '/subscriptions', { url, update_types: UPDATE_TYPES, secret });
    },

    async stopReceiving(token, url) {
      await demand(token, 'DELETE', `/subscriptions?url=${encodeURIComponent(url)}`);
    },

    readUpdate(update): ChatUpdate | null {
      const { data } = z.safeParse(Update, update);
      const chatId = data?.message?.recipient.chat_id ?? data?.chat_id;
      if (!data || chatId === undefined) return null;
      const where = { chatId: String(chatId), at: new Date(data.timestamp) };
      switch (data.update_type) {
        case 'bot_started':
          return { kind: 'started', token: data.payload || null, ...where };
        case 'bot_stopped':
        case 'dialog_removed':
          return { kind: 'stopped', listens: false, ...where };
        case 'message_created':
          if (!data.message) return null;
          return asksToStop(data.message.body.text ?? undefined)
            ? { kind: 'stopped', listens: true, ...where }
            : { kind: 'said', ...where };
        default:
          return null;
      }
    },

    linkTo: ({ name }, start) => `https://max.ru/${encodeURIComponent(name)}?start=${start}`,
  };
}
