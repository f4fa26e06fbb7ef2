import { problemInWords } from '#core/clients/connection-problems.ts';
import type { ChatConnection } from '#shared/models/chat.ts';
import type { Messenger } from '#shared/rules/messengers.ts';
import type { BotAccess, Chat } from './repositories/chats.ts';

interface Asking {
  readonly userId: string;
  /** Whether they manage integrations. */
  readonly manages: boolean;
}

/** A messenger as the API shows it: never a token, of the chats of others their number, and that to who manages. */
export function presentChat(
  channel: Messenger,
  access: BotAccess | null,
  chats: readonly Chat[],
  { userId, manages }: Asking,
): ChatConnection {
  return {
    channel,
    bot: access?.bot.name ?? null,
    connected_at: access?.createdAt ?? null,
    problem: access?.problem ? problemInWords(access.problem) : null,
    people: manages ? chats.length : null,
    own_since: chats.find((chat) => chat.userId === userId)?.since ?? null,
  };
}
