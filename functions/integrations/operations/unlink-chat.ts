import type { ChatsOperation } from '../operation.ts';

/** Takes the chat of whoever asks away, and the link that would connect one; as often as asked. */
export const unlinkChat: ChatsOperation<'unlinkChat'> = async (
  { repos, workspaceId, actor },
  { params: { channel } },
) => {
  await repos.chats.forgetOwn(workspaceId, channel, actor.userId);
};
