import { serveBots, type PlayedBot, type PlayedMessenger } from './bots.ts';
import type { TestReply, TestRequest } from './json-server.ts';

/** The Bot API of MAX: the token in a header without “Bearer”, ids in the query, refusals with a code and a message. */
export function startMax(port = 0): Promise<PlayedMessenger> {
  return serveBots(
    {
      secretHeader: 'x-max-bot-api-secret',
      tokenOf: ({ headers }) => String(headers.authorization ?? ''),
      stranger: failed(401, 'verify.token', 'Invalid access_token'),
      answer: answerMethod,
      update(chatId, deed, at) {
        const timestamp = at.getTime();
        const user = { user_id: chatId + 1, first_name: 'Нина', is_bot: false, last_activity_time: timestamp };
        if (deed === 'closes') return { update_type: 'bot_stopped', timestamp, chat_id: chatId, user };
        if ('start' in deed) {
          return { update_type: 'bot_started', timestamp, chat_id: chatId, user, payload: deed.start };
        }
        const message = {
          sender: user,
          recipient: { chat_id: chatId, chat_type: 'dialog' },
          timestamp,
          body: { mid: `mid.${timestamp}`, seq: timestamp, text: deed.text },
        };
        return { update_type: 'message_created', timestamp, message, user_locale: 'ru' };
      },
    },
    port,
  );
}

function answerMethod(bot: PlayedBot, { method, path, body }: TestRequest): TestReply {
  const { pathname, searchParams } = new URL(path, 'http://max');
  const params = body === '' ? {} : (JSON.parse(body) as Record<string, unknown>);
  switch (`${method} ${pathname}`) {
    case 'GET /me':
      return { status: 200, body: { user_id: bot.id, first_name: 'Тонус', username: bot.name, is_bot: true } };
    case 'POST /subscriptions':
      bot.hook = { url: String(params['url']), secret: String(params['secret'] ?? '') };
      return { status: 200, body: { success: true } };
    case 'DELETE /subscriptions':
      if (bot.hook?.url !== searchParams.get('url')) return { status: 200, body: { success: false, message: 'none' } };
      bot.hook = null;
      return { status: 200, body: { success: true } };
    case 'POST /messages':
      return sendMessage(bot, Number(searchParams.get('chat_id')), params);
    default:
      return failed(404, 'not.found', 'Unknown method');
  }
}

function sendMessage(bot: PlayedBot, chatId: number, { text, attachments }: Record<string, unknown>): TestReply {
  if (!Number.isSafeInteger(chatId) || typeof text !== 'string' || text.length > 4000) {
    return failed(400, 'proto.payload', 'Invalid message');
  }
  const wait = bot.waits.shift();
  // That it says for how long is not documented.
  if (wait !== undefined) return { ...failed(429, 'too.many.requests', 'Wait'), headers: { 'retry-after': `${wait}` } };
  if (bot.closed.has(chatId)) return failed(403, 'chat.denied', 'User stopped the bot');
  if (chatId < 0) return failed(404, 'dialog.not.found', 'Dialog not found');
  const [keyboard] = attachments as { payload: { buttons: { url: string }[][] } }[];
  const url = keyboard?.payload.buttons[0]?.[0]?.url;
  bot.messages.push({ chatId, text, ...(url === undefined ? {} : { url }) });
  return { status: 200, body: { message: { body: { mid: `mid.${bot.messages.length}`, text } } } };
}

function failed(status: number, code: string, message: string): TestReply {
  return { status, body: { code, message } };
}
