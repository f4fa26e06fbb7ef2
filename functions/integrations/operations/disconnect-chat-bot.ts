import { openBot } from '../chats/bot-secrets.ts';
import { MessengerError } from '../chats/messenger.ts';
import { updatesUrl } from '../chats/updates-url.ts';
import type { ChatsOperation } from '../operation.ts';

/** Forgets the bot and every chat with it, and has it told nothing more; as often as asked. */
export const disconnectChatBot: ChatsOperation<'disconnectChatBot'> = async (context, { params: { channel } }) => {
  const { repos, workspaceId, vault, messengers, siteUrl } = context;
  const access = await repos.chats.findBot(workspaceId, channel);
  await repos.chats.removeBot(workspaceId, channel);
  if (!access) return;
  const { token } = await openBot(access, workspaceId, channel, vault);
  try {
    await messengers[channel].stopReceiving(token, updatesUrl(siteUrl(), channel, workspaceId));
  } catch (error) {
    // What still comes leads nowhere.
    if (!(error instanceof MessengerError)) throw error;
  }
};
