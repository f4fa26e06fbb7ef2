import { useMemo } from 'react';
import { useSWRConfig, type SWRResponse } from 'swr';
import { polls } from '#shared/contract/polls.ts';
import type { Reply } from '#shared/contract/route.ts';
import type { CodeSheet, PrintedSheet } from '#shared/models/code-sheet.ts';
import type { Frame } from '#shared/models/poll.ts';
import { callApi } from '#web/lib/api-client.ts';
import { pagesKey } from '#web/lib/use-api-pages.ts';
import { useApi, useApiCache } from '#web/lib/use-api.ts';

type Run = Pick<Frame, 'id' | 'poll_id'>;
type Sheet = Pick<CodeSheet, 'id'>;

/** The sheets of one-time codes of a run; null as id means that it has none. */
export function useCodeSheets(runId: string | null): SWRResponse<Reply<typeof polls.listCodeSheets>, unknown> {
  return useApi(polls.listCodeSheets, runId === null ? null : { params: { id: runId } });
}

/** What is done with the sheets of a run; codes come with the reply and are kept nowhere. */
interface CodeSheetActions {
  readonly make: (count: number) => Promise<PrintedSheet>;
  readonly reprint: (sheet: Sheet) => Promise<PrintedSheet>;
  readonly revoke: (sheet: Sheet) => Promise<void>;
}

/** The changes a member can make to the sheets of a run, as far as the server lets them. */
export function useCodeSheetActions({ id, poll_id: pollId }: Run): CodeSheetActions {
  const { mutate } = useSWRConfig();
  const { refresh } = useApiCache();
  return useMemo(() => {
    const params = { id };
    /** The list, and the run, which says how many codes it has. */
    async function changed<Value>(work: Promise<Value>): Promise<Value> {
      const value = await work;
      void refresh(polls.listCodeSheets, { params });
      void refresh(polls.getSummary, { params });
      void mutate(pagesKey(polls.listFrames, { params: { id: pollId } }));
      return value;
    }
    return {
      make: (count) => changed(callApi(polls.makeCodeSheet, { params, body: { count } })),
      reprint: ({ id: sheetId }) => changed(callApi(polls.reprintCodeSheet, { params: { id, sheetId } })),
      revoke: async ({ id: sheetId }) =>
        void (await changed(callApi(polls.revokeCodeSheet, { params: { id, sheetId } }))),
    };
  }, [id, pollId, mutate, refresh]);
}
