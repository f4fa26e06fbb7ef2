import { chats } from '#shared/contract/chats.ts';
import { buildPath } from '#shared/contract/route.ts';
import type { Messenger } from '#shared/rules/messengers.ts';

/** Where a messenger sends the updates of a workspace's bot. */
export function updatesUrl(siteUrl: string, channel: Messenger, workspaceId: string): string {
  return siteUrl + buildPath(chats.receiveChatUpdate.path, { channel, id: workspaceId });
}
