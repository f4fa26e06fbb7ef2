import { useEffect, useMemo, useSyncExternalStore } from 'react';
import type { SWRResponse } from 'swr';
import { polls, RESULTS_PAGE_MAX } from '#shared/contract/polls.ts';
import type { Reply } from '#shared/contract/route.ts';
import type { FrameSummary } from '#shared/models/run-results.ts';
import type { RunReport } from '#shared/models/run-report.ts';
import { callApi } from '#web/lib/api-client.ts';
import { useApi } from '#web/lib/use-api.ts';
import { createResultsLoader, type LoadedResults, type ResultsLoader } from './lib/results-loader.ts';

/** The counters follow the answers by a second or two: how often and how many times they are asked to catch up. */
const CATCH_UP_MILLISECONDS = 1500;
const CATCH_UP_TIMES = 8;

/** A run in numbers, read again on every return to the page; `loaded` answers are known to be there already. */
export function useResultsSummary(runId: string, loaded: number): SWRResponse<FrameSummary, unknown> {
  const summary = useApi(polls.getSummary, { params: { id: runId } });
  const { data, mutate } = summary;
  const isBehind = data !== undefined && data.responses < loaded;
  useEffect(() => {
    if (!isBehind) return undefined;
    let times = 0;
    const timer = setInterval(() => {
      times += 1;
      if (times === CATCH_UP_TIMES) clearInterval(timer);
      void mutate();
    }, CATCH_UP_MILLISECONDS);
    return () => clearInterval(timer);
  }, [isBehind, mutate]);
  return summary;
}

/** The newest runs of a poll in numbers, oldest first. */
export function useTrend(pollId: string): SWRResponse<Reply<typeof polls.getTrend>, unknown> {
  return useApi(polls.getTrend, { params: { id: pollId } });
}

/** What those whom a run asked are told of it. */
export function useRunReport(runId: string): SWRResponse<RunReport, unknown> {
  return useApi(polls.getFrameReport, { params: { id: runId } });
}

/** A page of what the answers to a run can be counted anew from. */
export function readRecount(runId: string, cursor: string | null): Promise<Reply<typeof polls.getFrameRecount>> {
  return callApi(polls.getFrameRecount, { params: { id: runId }, query: cursor === null ? {} : { cursor } });
}

/** Has the access log say that the results of a run are saved as a file; where it cannot, there is none. */
export function noteFile(runId: string): Promise<void> {
  return callApi(polls.noteFrameFile, { params: { id: runId } });
}

/** The answers of a run, read page by page, with what reads on. */
export function useLoadedResults(runId: string): readonly [LoadedResults, ResultsLoader] {
  const loader = useMemo(
    () =>
      createResultsLoader((cursor) =>
        callApi(polls.getResults, {
          params: { id: runId },
          query: cursor === null ? { limit: RESULTS_PAGE_MAX } : { limit: RESULTS_PAGE_MAX, cursor },
        }),
      ),
    [runId],
  );
  return [useSyncExternalStore(loader.subscribe, loader.get), loader];
}
