import { useMemo } from 'react';
import type { SWRResponse } from 'swr';
import type { Reply } from '#shared/contract/route.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import type { WorkspaceExport } from '#shared/models/workspace-export.ts';
import { isBeingMade } from '#shared/rules/workspace-export.ts';
import { callApi } from '#web/lib/api-client.ts';
import { useApi, useApiCache } from '#web/lib/use-api.ts';

/** How often an archive that is being made is asked after. */
const ASK_AGAIN_MILLISECONDS = 1500;

type Archives = Reply<typeof workspaces.listExports>;

/** The archives of a workspace, the newest first; asked after while one is being made and the page is in sight. */
export function useArchives(id: string): SWRResponse<Archives, unknown> {
  return useApi(
    workspaces.listExports,
    { params: { id } },
    { refreshInterval: (list) => (list?.exports.some(isBeingMade) ? ASK_AGAIN_MILLISECONDS : 0) },
  );
}

interface ArchiveActions {
  readonly make: () => Promise<void>;
  readonly cancel: (exportId: string) => Promise<void>;
  /** Asks for a link and lets the browser save what it leads to. */
  readonly download: (exportId: string) => Promise<void>;
}

/** What can be done with archives. */
export function useArchiveActions(id: string): ArchiveActions {
  const { put, refresh } = useApiCache();
  return useMemo(() => {
    const keep = async (one: WorkspaceExport): Promise<void> => {
      await put(workspaces.listExports, { params: { id } }, (list) => ({
        exports: [one, ...(list?.exports ?? []).filter((other) => other.id !== one.id)],
      }));
      await refresh(workspaces.getNotices, { params: { id } });
    };
    return {
      make: async () => keep(await callApi(workspaces.requestExport, { params: { id } })),
      cancel: async (exportId) => keep(await callApi(workspaces.cancelExport, { params: { id, exportId } })),
      async download(exportId) {
        const { url } = await callApi(workspaces.downloadExport, { params: { id, exportId } });
        // It answers with an attachment, so the page stays.
        window.location.assign(url);
        await refresh(workspaces.getNotices, { params: { id } });
      },
    };
  }, [id, put, refresh]);
}
