import { serveBots, type PlayedBot, type PlayedMessenger } from './bots.ts';
import type { TestReply, TestRequest } from './json-server.ts';

const PATH = /^\/bot([^/]+)\/(\w+)$/;
let updates = 1_000;

/** Telegram's Bot API: as strict about chats that have closed a bot, and about its patience, as the real one. */
export function startTelegram(port = 0): Promise<PlayedMessenger> {
  return serveBots(
    {
      secretHeader: 'x-telegram-bot-api-secret-token',
      tokenOf: ({ path }) => PATH.exec(path)?.[1] ?? '',
      stranger: failed(401, 'Unauthorized'),
      answer: answerMethod,
      update(chatId, deed, at) {
        const update_id = ++updates;
        const from = { id: chatId, is_bot: false, first_name: 'Нина', username: 'nina', language_code: 'ru' };
        const chat = { id: chatId, type: 'private', first_name: 'Нина' };
        const date = Math.floor(at.getTime() / 1000);
        if (deed === 'closes') {
          return { update_id, my_chat_member: { chat, from, date, new_chat_member: { status: 'kicked' } } };
        }
        const text = 'start' in deed ? `/start ${deed.start ?? ''}`.trim() : deed.text;
        return { update_id, message: { message_id: update_id, chat, from, date, text } };
      },
    },
    port,
  );
}

function answerMethod(bot: PlayedBot, { path, body }: TestRequest): TestReply {
  const params = body === '' ? {} : (JSON.parse(body) as Record<string, unknown>);
  switch (PATH.exec(path)?.[2]) {
    case 'getMe':
      return done({ id: bot.id, is_bot: true, first_name: 'Тонус', username: bot.name });
    case 'setWebhook':
      if (!URL.canParse(String(params['url']))) return failed(400, 'Bad Request: bad webhook');
      bot.hook = { url: String(params['url']), secret: String(params['secret_token'] ?? '') };
      return done(true);
    case 'deleteWebhook':
      bot.hook = null;
      return done(true);
    case 'sendMessage':
      return sendMessage(bot, params);
    default:
      return failed(404, 'Not Found');
  }
}

function sendMessage(bot: PlayedBot, { chat_id: chatId, text, reply_markup: markup }: Record<string, unknown>) {
  if (typeof chatId !== 'number' || typeof text !== 'string' || text.length === 0 || text.length > 4096) {
    return failed(400, 'Bad Request: message text is empty');
  }
  const wait = bot.waits.shift();
  if (wait !== undefined) {
    return failed(429, `Too Many Requests: retry after ${wait}`, { parameters: { retry_after: wait } });
  }
  if (bot.closed.has(chatId)) return failed(403, 'Forbidden: bot was blocked by the user');
  // Nobody has such a chat.
  if (chatId < 0) return failed(400, 'Bad Request: chat not found');
  const keyboard = (markup as { inline_keyboard?: { url: string }[][] } | undefined)?.inline_keyboard;
  const url = keyboard?.[0]?.[0]?.url;
  bot.messages.push({ chatId, text, ...(url === undefined ? {} : { url }) });
  return done({ message_id: bot.messages.length, chat: { id: chatId, type: 'private' }, text });
}

function done(result: unknown): TestReply {
  return { status: 200, body: { ok: true, result } };
}

function failed(status: number, description: string, more: object = {}): TestReply {
  return { status, body: { ok: false, error_code: status, description, ...more } };
}
