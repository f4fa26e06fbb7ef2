import { useMemo } from 'react';
import { useSWRConfig, type SWRResponse } from 'swr';
import { polls } from '#shared/contract/polls.ts';
import type { Call } from '#shared/contract/route.ts';
import type { Poll } from '#shared/models/poll.ts';
import type { SchedulePreview, ScheduleState } from '#shared/models/pulse.ts';
import { callApi } from '#web/lib/api-client.ts';
import { refreshPollList } from '#web/features/asking/api.ts';
import { useApi, useApiCache } from '#web/lib/use-api.ts';

/** A schedule as it is sent. */
export type ScheduleInput = Call<typeof polls.saveSchedule>['body'];

/** How a poll repeats, and what became of its latest runs. */
export function useSchedule(pollId: string): SWRResponse<ScheduleState, unknown> {
  return useApi(polls.getSchedule, { params: { id: pollId } });
}

/** The next runs of a schedule that is being entered; null means "not yet". What was shown stays meanwhile. */
export function useSchedulePreview(pollId: string, body: ScheduleInput | null): SWRResponse<SchedulePreview, unknown> {
  return useApi(polls.previewSchedule, body === null ? null : { params: { id: pollId }, body }, {
    keepPreviousData: true,
    revalidateOnFocus: false,
  });
}

export interface ScheduleActions {
  readonly save: (body: ScheduleInput) => Promise<void>;
  readonly stop: () => Promise<void>;
  readonly setLimit: (limit: number) => Promise<void>;
}

/** What changes how a poll repeats; the poll is shown with it in the list and by itself. */
export function useScheduleActions({ id, workspace_id: workspaceId }: Poll): ScheduleActions {
  const { mutate } = useSWRConfig();
  const { put, refresh } = useApiCache();
  return useMemo(() => {
    const params = { id };
    async function shownAnew(): Promise<void> {
      await Promise.all([refresh(polls.getPoll, { params }), refreshPollList(mutate)]);
    }
    return {
      async save(body) {
        await put(polls.getSchedule, { params }, await callApi(polls.saveSchedule, { params, body }));
        await shownAnew();
      },
      async stop() {
        await callApi(polls.deleteSchedule, { params });
        await put(polls.getSchedule, { params }, (state) => state && { ...state, schedule: null });
        await shownAnew();
      },
      async setLimit(limit) {
        await callApi(polls.setQuestionLimit, { params: { id: workspaceId }, body: { question_limit: limit } });
        // Of every poll: it is the workspace's.
        const counting: readonly string[] = [polls.getSchedule.key, polls.previewSchedule.key];
        await Promise.all([
          mutate((key) => Array.isArray(key) && counting.includes(String(key[0]))),
          refreshPollList(mutate),
        ]);
      },
    } satisfies ScheduleActions;
  }, [id, workspaceId, mutate, put, refresh]);
}
