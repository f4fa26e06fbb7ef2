import * as z from 'zod/mini';
import { BOT_TOKEN_MAX_LENGTH, BOT_TOKEN_PATTERN, MESSENGERS } from '../rules/messengers.ts';
import { Instant, line } from './common.ts';
import { integrationsValidation } from '#text/integrations/validation.ts';

/** A messenger as it is named in a path. */
export const MessengerName = z.enum(MESSENGERS, { error: () => integrationsValidation.unknownMessenger });

/** The bot of a workspace, by the token that its messenger has given out. */
export const NewChatBot = z.strictObject({
  token: line(
    BOT_TOKEN_MAX_LENGTH,
    () => integrationsValidation.botTokenWanted,
    () => integrationsValidation.wrongBotToken,
  ).check(z.regex(BOT_TOKEN_PATTERN, { error: () => integrationsValidation.wrongBotToken })),
});

/** A messenger in a workspace: its bot without the token, and the chat of whoever asks. */
export const ChatConnection = z.object({
  channel: z.enum(MESSENGERS),
  /** The name of the bot; null where none is connected. */
  bot: z.nullable(z.string()),
  connected_at: z.nullable(Instant),
  /** Why the bot does not work, as far as it is known. */
  problem: z.nullable(z.string()),
  /** How many members have connected a chat; null for whoever does not manage integrations. */
  people: z.nullable(z.int()),
  /** Since when the caller's own chat is connected; null where it is not. */
  own_since: z.nullable(Instant),
});
export type ChatConnection = z.infer<typeof ChatConnection>;

/** All messengers, in the order in which screens show them. */
export const ChatConnections = z.object({ chats: z.array(ChatConnection) });

/** A link that connects the chat it is opened in, once. */
export const ChatLink = z.object({ url: z.string(), expires_at: Instant });

/** What a messenger tells a bot: of any shape, as each has its own; nothing where it says nothing. */
export const ChatUpdate = z._default(z.record(z.string(), z.unknown()), {});
