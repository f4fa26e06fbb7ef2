import type { SWRResponse } from 'swr';
import { overview } from '#shared/contract/overview.ts';
import { pollList } from '#shared/contract/poll-list.ts';
import { polls } from '#shared/contract/polls.ts';
import type { Reply } from '#shared/contract/route.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import { callApi } from '#web/lib/api-client.ts';
import { useApi } from '#web/lib/use-api.ts';

/** So often the figures of what runs are read again while somebody looks. */
const REFRESH_MILLISECONDS = 60_000;

const byId = (id: string) => ({ params: { id } });

/** What runs, the newest eNPS, what comes next. */
export function usePulse(workspaceId: string): SWRResponse<Reply<typeof overview.getPulse>, unknown> {
  return useApi(overview.getPulse, byId(workspaceId), { refreshInterval: REFRESH_MILLISECONDS });
}

/** Which teams need attention, and how loaded they are. */
export function useAttention(workspaceId: string): SWRResponse<Reply<typeof overview.getAttention>, unknown> {
  return useApi(overview.getAttention, byId(workspaceId), { revalidateOnFocus: false });
}

/** How many people, polls and invitations there are. */
export function useStats(workspaceId: string): SWRResponse<Reply<typeof workspaces.getStats>, unknown> {
  return useApi(workspaces.getStats, byId(workspaceId));
}

/** Reminds whoever has not answered a run. */
export async function remind(frameId: string): Promise<void> {
  await callApi(polls.remindFrame, { params: { id: frameId } });
}

/** Whether any poll of the workspace was ever opened; not asked where that is known already. */
export function useEverOpened(workspaceId: string, asked: boolean) {
  const { data, error } = useApi(pollList.listPollLines, asked ? { ...byId(workspaceId), query: {} } : null);
  return { data: data?.polls.some(({ state }) => state !== 'draft'), error };
}
