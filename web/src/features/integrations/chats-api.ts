import { useMemo } from 'react';
import { chats } from '#shared/contract/chats.ts';
import type { Reply } from '#shared/contract/route.ts';
import type { Messenger } from '#shared/rules/messengers.ts';
import { callApi } from '#web/lib/api-client.ts';
import { useApiCache } from '#web/lib/use-api.ts';
import type { ConnectionCheck } from './api.ts';

export type ChatLink = Reply<typeof chats.linkChat>;

export interface ChatActions {
  readonly connect: (token: string) => Promise<void>;
  readonly check: () => Promise<ConnectionCheck>;
  /** Writes to one's own chat. */
  readonly tryOut: () => Promise<ConnectionCheck>;
  readonly disconnect: () => Promise<void>;
  /** A link that connects one's own chat. */
  readonly link: () => Promise<ChatLink>;
  /** Takes one's own chat away. */
  readonly unlink: () => Promise<void>;
}

/** What changes the bot of a workspace and one's own chat with it; whoever shows it shows the new state at once. */
export function useChatActions(id: string, channel: Messenger): ChatActions {
  const { refresh } = useApiCache();
  return useMemo(() => {
    const input = { params: { id, channel } };
    const shown = () => refresh(chats.getChats, { params: { id } });
    const thenShown = async <Result>(work: Promise<Result>): Promise<Result> => {
      const result = await work;
      await shown();
      return result;
    };
    return {
      connect: async (token) => {
        await thenShown(callApi(chats.connectChatBot, { ...input, body: { token } }));
      },
      check: () => thenShown(callApi(chats.checkChatBot, input)),
      tryOut: () => thenShown(callApi(chats.tryChatBot, input)),
      disconnect: async () => {
        await thenShown(callApi(chats.disconnectChatBot, input));
      },
      link: () => callApi(chats.linkChat, input),
      unlink: async () => {
        await thenShown(callApi(chats.unlinkChat, input));
      },
    };
  }, [id, channel, refresh]);
}
