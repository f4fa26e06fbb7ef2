import { useMemo } from 'react';
import type { SWRResponse } from 'swr';
import { directory } from '#shared/contract/directory.ts';
import type { Directory } from '#shared/models/directory.ts';
import { callApi } from '#web/lib/api-client.ts';
import { useApi, useApiCache } from '#web/lib/use-api.ts';

/** How it stands with the directory of a workspace. */
export function useDirectory(workspaceId: string): SWRResponse<Directory, unknown> {
  return useApi(directory.getDirectory, { params: { id: workspaceId } });
}

/** What makes and revokes tokens of a directory; whoever shows it shows the new state at once. */
export function useDirectoryActions(id: string) {
  const { refresh } = useApiCache();
  return useMemo(() => {
    const input = { params: { id } };
    return {
      make: async () => {
        const { token } = await callApi(directory.makeDirectoryToken, input);
        await refresh(directory.getDirectory, input);
        return token;
      },
      revoke: async (slot: number) => {
        await callApi(directory.revokeDirectoryToken, { params: { id, slot: String(slot) } });
        await refresh(directory.getDirectory, input);
      },
    };
  }, [id, refresh]);
}
