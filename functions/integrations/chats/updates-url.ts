import type { chats } from '#shared/contract/chats.ts';
import { buildPath } from '#shared/contract/route.ts';
import type { Messenger } from '#shared/rules/messengers.ts';

// The type alone, since jobs that send carry no schemas of routes: a change of the contract does not compile here.
const PATH: (typeof chats)['receiveChatUpdate']['path'] = '/api/channels/{channel}/{id}';

/** Where a messenger sends the updates of a workspace's bot. */
export function updatesUrl(siteUrl: string, channel: Messenger, workspaceId: string): string {
  return siteUrl + buildPath(PATH, { channel, id: workspaceId });
}
