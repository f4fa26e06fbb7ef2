import type { SWRResponse } from 'swr';
import { chats } from '#shared/contract/chats.ts';
import type { Reply } from '#shared/contract/route.ts';
import { useApi } from './use-api.ts';

/** Whether a workspace sends SMS, and how; null as id means "not for you". */
export function useSms(workspaceId: string | null): SWRResponse<Reply<typeof chats.getSms>, unknown> {
  return useApi(chats.getSms, workspaceId === null ? null : { params: { id: workspaceId } });
}
