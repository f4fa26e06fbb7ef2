import { workspaces } from '#shared/contract/workspaces.ts';
import type { Reply } from '#shared/contract/route.ts';
import { useApi } from './use-api.ts';

const NOBODY: Reply<typeof workspaces.getLeaving> = { asks: false, asks_me: false };

/** Whether a workspace asks those who leave it why; nobody, until that is known. A null id asks nothing. */
export function useLeaving(workspaceId: string | null): Reply<typeof workspaces.getLeaving> {
  const { data } = useApi(workspaces.getLeaving, workspaceId === null ? null : { params: { id: workspaceId } });
  return data ?? NOBODY;
}
