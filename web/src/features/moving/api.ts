import { useMemo } from 'react';
import type { SWRResponse } from 'swr';
import { moving, movingMoney, movingPolls, movingTasks } from '#shared/contract/moving.ts';
import type { Moving } from '#shared/models/moving.ts';
import { makeMovingFile, type MovingFile } from '#shared/rules/moving-file.ts';
import type { MovingKind } from '#shared/rules/moving.ts';
import type * as z from 'zod/mini';
import { callApi } from '#web/lib/api-client.ts';
import { useApi, useApiCache } from '#web/lib/use-api.ts';

type State = z.infer<typeof Moving>;

/** Whether a company is brought into a workspace, or can be. */
export function useMoving(id: string): SWRResponse<State, unknown> {
  return useApi(moving.getMoving, { params: { id } });
}

/** Reads all of a company that moves, page by page. */
export function takeAway(
  { id, name }: { readonly id: string; readonly name: string },
  onPart: (kind: MovingKind) => void,
): Promise<MovingFile> {
  const params = { id };
  return makeMovingFile(
    (kind, query) => {
      if (kind === 'polls') return callApi(movingPolls.takePolls, { params, query });
      if (kind === 'money') return callApi(movingMoney.takeMoney, { params, query });
      if (kind === 'tasks') return callApi(movingTasks.takeTasks, { params, query });
      return callApi(moving.takePeople, { params, query });
    },
    { space: name, madeAt: new Date().toISOString() },
    onPart,
  );
}

/** Brings a company in, part by part; it goes on where it was left. */
export function useBringIn(id: string) {
  const { refreshAll } = useApiCache();
  return useMemo(
    () =>
      async ({ manifest, texts }: MovingFile, onProgress: (done: number) => void): Promise<void> => {
        const params = { id };
        const parts = manifest.parts.map(({ kind, records, sha256 }) => ({ kind, records, sha256 }));
        let { done } = await callApi(moving.beginMoving, { params, body: { ...manifest, parts } });
        onProgress(done);
        while (done < parts.length) {
          const body = { part: done, text: texts[done]! };
          const { kind } = parts[done]!;
          if (kind === 'polls') ({ done } = await callApi(movingPolls.bringPolls, { params, body }));
          else if (kind === 'money') ({ done } = await callApi(movingMoney.bringMoney, { params, body }));
          else if (kind === 'tasks') ({ done } = await callApi(movingTasks.bringTasks, { params, body }));
          else ({ done } = await callApi(moving.bringPeople, { params, body }));
          onProgress(done);
        }
        await refreshAll();
      },
    [id, refreshAll],
  );
}
