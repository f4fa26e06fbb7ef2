import { can } from '#shared/rules/permissions.ts';
import { MESSENGERS } from '#shared/rules/messengers.ts';
import { presentChat } from '../present-chat.ts';
import type { ChatsOperation } from '../operation.ts';

/** Which bots the workspace has, and whether the chat of whoever asks is connected to them. */
export const getChats: ChatsOperation<'getChats'> = async ({ repos, workspaceId, member, actor: { userId } }) => {
  const asking = { userId, manages: can(member, 'integrations.manage') };
  const chats = MESSENGERS.map(async (messenger) => {
    const access = await repos.chats.findBot(workspaceId, messenger);
    const connected = access ? await repos.chats.listOf(workspaceId, messenger) : [];
    return presentChat(messenger, access, connected, asking);
  });
  return { chats: await Promise.all(chats) };
};
