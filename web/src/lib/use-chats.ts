import type { SWRConfiguration, SWRResponse } from 'swr';
import { chats } from '#shared/contract/chats.ts';
import type { Reply } from '#shared/contract/route.ts';
import { useApi } from './use-api.ts';

export type StoredChats = Reply<typeof chats.getChats>;

/** Which bots a workspace has and whether one's own chats are connected to them; null as id means "not for you". */
export function useChats(
  workspaceId: string | null,
  options: SWRConfiguration<StoredChats> = {},
): SWRResponse<StoredChats, unknown> {
  return useApi(chats.getChats, workspaceId === null ? null : { params: { id: workspaceId } }, options);
}
