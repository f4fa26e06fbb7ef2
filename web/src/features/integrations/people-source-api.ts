import { useMemo } from 'react';
import type { SWRResponse } from 'swr';
import { directory } from '#shared/contract/directory.ts';
import type { NewPeopleSource, PeopleSource } from '#shared/models/people-source.ts';
import { callApi } from '#web/lib/api-client.ts';
import { useApi, useApiCache } from '#web/lib/use-api.ts';

/** What the people of a workspace are read from. */
export function usePeopleSource(workspaceId: string): SWRResponse<PeopleSource, unknown> {
  return useApi(directory.getPeopleSource, { params: { id: workspaceId } });
}

/** What connects and disconnects it, and lets be done what was looked at; whoever shows it shows the new state at once. */
export function usePeopleSourceActions(id: string) {
  const { refresh } = useApiCache();
  return useMemo(() => {
    const input = { params: { id } };
    const thenShown = async (work: Promise<unknown>): Promise<void> => {
      await work;
      await refresh(directory.getPeopleSource, input);
    };
    return {
      connect: (body: NewPeopleSource) => thenShown(callApi(directory.connectPeopleSource, { ...input, body })),
      apply: (leave: number) => thenShown(callApi(directory.applyPeopleSource, { ...input, body: { leave } })),
      disconnect: () => thenShown(callApi(directory.disconnectPeopleSource, input)),
      /** How it stands by now, with whom it has brought. */
      look: async () => {
        await refresh(directory.getPeopleSource, input);
        await refresh(directory.getDirectory, input);
      },
    };
  }, [id, refresh]);
}
