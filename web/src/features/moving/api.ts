import { useMemo } from 'react';
import type { SWRResponse } from 'swr';
import {
  moving,
  movingContacts,
  movingMoney,
  movingPay,
  movingPolls,
  movingRules,
  movingSurveys,
  movingTasks,
} from '#shared/contract/moving.ts';
import type { Moving } from '#shared/models/moving.ts';
import { makeMovingFile, type MovingFile } from '#shared/rules/moving-file.ts';
import type { MovingKind } from '#shared/rules/moving.ts';
import type * as z from 'zod/mini';
import { callApi } from '#web/lib/api-client.ts';
import { insist } from './lib/insist.ts';
import { useApi, useApiCache } from '#web/lib/use-api.ts';

const TAKE = {
  polls: movingPolls.takePolls,
  rules: movingRules.takeRules,
  surveys: movingSurveys.takeSurveys,
  tasks: movingTasks.takeTasks,
  money: movingMoney.takeMoney,
  pay: movingPay.takePay,
  contacts: movingContacts.takeContacts,
  people: moving.takePeople,
} as const satisfies Record<MovingKind, unknown>;
const BRING = {
  polls: movingPolls.bringPolls,
  rules: movingRules.bringRules,
  surveys: movingSurveys.bringSurveys,
  tasks: movingTasks.bringTasks,
  money: movingMoney.bringMoney,
  pay: movingPay.bringPay,
  contacts: movingContacts.bringContacts,
  people: moving.bringPeople,
} as const satisfies Record<MovingKind, unknown>;

type State = z.infer<typeof Moving>;

/** Whether a company is brought into a workspace, or can be. */
export function useMoving(id: string): SWRResponse<State, unknown> {
  return useApi(moving.getMoving, { params: { id } });
}

/** Reads all of a company that moves, page by page. */
export function takeAway(
  { id, name }: { readonly id: string; readonly name: string },
  onPart: (kind: MovingKind) => void,
  without: readonly MovingKind[],
): Promise<MovingFile> {
  const params = { id };
  return makeMovingFile(
    (kind, query) => insist(() => callApi(TAKE[kind], { params, query })),
    { space: name, madeAt: new Date().toISOString() },
    onPart,
    without,
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
          ({ done } = await insist(() => callApi(BRING[kind], { params, body })));
          onProgress(done);
        }
        await refreshAll();
      },
    [id, refreshAll],
  );
}
