import type { SWRResponse } from 'swr';
import { waiting } from '#shared/contract/waiting.ts';
import type { Waiting } from '#shared/models/overview.ts';
import { useApi } from './use-api.ts';

/** What waits for the answers of whoever is here; null as id means "not yet". */
export function useWaiting(workspaceId: string | null): SWRResponse<Waiting, unknown> {
  return useApi(waiting.getWaiting, workspaceId === null ? null : { params: { id: workspaceId } });
}
