import * as z from 'zod/mini';
import type { Outbound } from '#core/clients/outbound.ts';
import { callMessenger, refusalOf } from './call-messenger.ts';
import { asksToStop, type ChatUpdate, type MessengerClient } from './messenger.ts';

export const TELEGRAM_API_URL = 'https://api.telegram.org';

const Reply = z.object({
  ok: z.boolean(),
  result: z.optional(z.unknown()),
  description: z.optional(z.string()),
  parameters: z.optional(z.object({ retry_after: z.optional(z.number()) })),
});
const Me = z.object({ id: z.int(), username: z.string() });

/** Only chats of one person; ids beyond what a number holds exactly do not occur. */
const Chat = z.object({ id: z.int(), type: z.literal('private') });
const Update = z.object({
  message: z.optional(z.object({ date: z.int(), chat: Chat, text: z.optional(z.string()) })),
  my_chat_member: z.optional(
    z.object({ date: z.int(), chat: Chat, new_chat_member: z.object({ status: z.string() }) }),
  ),
});

const START = /^\/start(?: ([\w-]{1,64}))?$/;
/** What Telegram says of a chat that is there no more. */
const CHAT_GONE = /chat not found|user not found|peer_id_invalid/i;
/** Where Telegram names no time. */
const WAIT_SECONDS = 1;

/** Telegram's Bot API. */
export function createTelegram(outbound: Outbound, apiUrl: string = TELEGRAM_API_URL): MessengerClient {
  async function call(token: string, method: string, body: object) {
    const { status, body: text } = await callMessenger(outbound, 'telegram', {
      method: 'POST',
      url: new URL(`${apiUrl}/bot${token}/${method}`),
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify(body),
    });
    const { data } = z.safeParse(Reply, text);
    return { status, ...(data ?? { ok: false }) };
  }

  /** The result of what must succeed. */
  async function demand(token: string, method: string, body: object = {}): Promise<unknown> {
    const { ok, status, result } = await call(token, method, body);
    if (!ok) throw refusalOf(status, 'telegram');
    return result;
  }

  return {
    async me(token) {
      const me = z.safeParse(Me, await demand(token, 'getMe'));
      if (!me.success) throw refusalOf(502, 'telegram');
      return { id: String(me.data.id), name: me.data.username };
    },

    async send(token, chatId, { text, button }) {
      const { ok, status, description, parameters } = await call(token, 'sendMessage', {
        chat_id: Number(chatId),
        text,
        protect_content: true,
        link_preview_options: { is_disabled: true },
        ...(button ? { reply_markup: { inline_keyboard: [[button]] } } : {}),
      });
      if (ok) return 'sent';
      if (status === 403 || (status === 400 && CHAT_GONE.test(description ?? ''))) return 'gone';
      if (status === 429) return { waitMilliseconds: (parameters?.retry_after ?? WAIT_SECONDS) * 1000 };
      throw refusalOf(status, 'telegram');
    },

    async receive(token, url, secret) {
      const allowed_updates = ['message', 'my_chat_member'];
      await demand(token, 'setWebhook', { url, secret_token: secret, allowed_updates });
    },

    async stopReceiving(token) {
      await demand(token, 'deleteWebhook');
    },

    readUpdate(update): ChatUpdate | null {
      const { message, my_chat_member: place } = z.safeParse(Update, update).data ?? {};
      if (place) {
        if (place.new_chat_member.status !== 'kicked') return null;
        return { kind: 'stopped', listens: false, chatId: String(place.chat.id), at: new Date(place.date * 1000) };
      }
      if (!message) return null;
      const where = { chatId: String(message.chat.id), at: new Date(message.date * 1000) };
      const start = START.exec(message.text ?? '');
      if (start) return { kind: 'started', token: start[1] ?? null, ...where };
      return asksToStop(message.text) ? { kind: 'stopped', listens: true, ...where } : { kind: 'said', ...where };
    },

    linkTo: ({ name }, start) => `https://t.me/${encodeURIComponent(name)}?start=${start}`,
  };
}
