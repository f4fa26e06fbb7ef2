import { useMemo } from 'react';
import type { SWRResponse } from 'swr';
import { automations } from '#shared/contract/automations.ts';
import type { Telling, TellingChange, TellingOfSpaceChange } from '#shared/models/telling.ts';
import { callApi } from '#web/lib/api-client.ts';
import { useApi, useApiCache } from '#web/lib/use-api.ts';

/** How the person here is told of runs of a workspace, and how whoever has said nothing is. */
export function useTelling(id: string): SWRResponse<Telling, unknown> {
  return useApi(automations.getTelling, { params: { id } });
}

interface TellingActions {
  readonly change: (change: TellingChange) => Promise<void>;
  /** The same for all who have said nothing. */
  readonly changeOfSpace: (change: TellingOfSpaceChange) => Promise<void>;
}

/** What changes it; whoever shows it shows at once what the server says. */
export function useTellingActions(id: string): TellingActions {
  const { put } = useApiCache();
  return useMemo(() => {
    const input = { params: { id } };
    return {
      async change(body) {
        await put(automations.getTelling, input, await callApi(automations.changeTelling, { ...input, body }));
      },
      async changeOfSpace(body) {
        const space = await callApi(automations.changeTellingOfSpace, { ...input, body });
        await put(automations.getTelling, input, (telling) => telling && { ...telling, space });
      },
    };
  }, [id, put]);
}
