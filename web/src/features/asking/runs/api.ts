import { useCallback, useMemo } from 'react';
import useSWR, { useSWRConfig, type SWRResponse } from 'swr';
import { polls, RESULTS_PAGE_MAX } from '#shared/contract/polls.ts';
import type { Call, Reply } from '#shared/contract/route.ts';
import type { Frame, Participant } from '#shared/models/run.ts';
import type { FrameSummary } from '#shared/models/run-results.ts';
import { callApi } from '#web/lib/api-client.ts';
import { pagesKey, useApiPages } from '#web/lib/use-api-pages.ts';
import { readWholeList, useWholeList } from '#web/lib/use-whole-list.ts';
import { useApi, useApiCache } from '#web/lib/use-api.ts';
import { isTransportFailure, rawDelete } from '#web/lib/raw-delete.ts';

/** The most a list gives at once. */
const WHOLE_PAGE = '100';
/** How often an open run is asked how many have answered, while somebody looks. */
const PROGRESS_MS = 15_000;

type RunsPage = Reply<typeof polls.listFrames>;

export interface RunPages {
  /** The runs read so far, newest first; undefined while the first page is on its way. */
  readonly runs: readonly Frame[] | undefined;
  readonly error: unknown;
  readonly busy: boolean;
  readonly hasMore: boolean;
  readonly more: () => void;
  readonly retry: () => void;
}

/** The runs of a poll, newest first, page after page; null as id means "not yet". */
export function useRuns(pollId: string | null): RunPages {
  const { pages, ...rest } = useApiPages(polls.listFrames, pollId === null ? null : { params: { id: pollId } }, {
    revalidateAll: true,
  });
  const runs = useMemo(() => pages?.flatMap((page) => page.frames), [pages]);
  return { runs, ...rest };
}

/** A run in numbers; asked again and again while it is `live` and somebody looks at the page. */
export function useRunProgress(
  runId: string,
  { live }: { readonly live: boolean },
): SWRResponse<FrameSummary, unknown> {
  return useApi(polls.getSummary, { params: { id: runId } }, { refreshInterval: live ? PROGRESS_MS : 0 });
}

/** Whom a run asks; null as id means "not yet". Read again every so many milliseconds while somebody looks. */
export function useParticipants(runId: string | null, refreshInterval = 0): SWRResponse<Participant[], unknown> {
  const input = runId === null ? null : participantsOf(runId);
  return useWholeList(polls.listParticipants, input, participantsOn, { refreshInterval });
}

const participantsOf = (id: string) => ({ params: { id }, query: { limit: RESULTS_PAGE_MAX } });
const participantsOn = ({ participants }: Reply<typeof polls.listParticipants>) => participants;

/** Whom these runs asked, each by ids; while it is not known, nobody. */
export function useAudiences(runIds: readonly string[]): readonly (readonly string[])[] {
  const { data = [] } = useSWR<string[][], unknown>(runIds.length === 0 ? null : ['audiences', ...runIds], {
    fetcher: () =>
      Promise.all(
        runIds.map(async (id) => {
          const asked = await readWholeList(polls.listParticipants, participantsOf(id), participantsOn);
          return asked.map(({ user_id: userId }) => userId);
        }),
      ),
  });
  return data;
}

/** What changes runs; each puts the reply where it is shown, without reading again. */
export interface RunActions {
  readonly createFrame: (pollId: string, settings: Call<typeof polls.createFrame>['body']) => Promise<Frame>;
  readonly publishFrame: (run: Pick<Frame, 'id'>, published: boolean) => Promise<Frame>;
  readonly updateFrame: (run: Frame, change: Call<typeof polls.updateFrame>['body']) => Promise<Frame>;
  readonly remindFrame: (run: Pick<Frame, 'id'>) => Promise<Frame>;
  readonly renewLink: (run: Frame) => Promise<Frame>;
  readonly deleteFrame: (run: Frame) => Promise<void>;
  /** The newest runs of a poll as they are at this moment. */
  readonly readRuns: (pollId: string) => Promise<Frame[]>;
}

/** The changes a member can make to runs, as far as the server lets them. */
export function useRunActions(): RunActions {
  const { mutate } = useSWRConfig();
  const { refresh } = useApiCache();

  const edit = useCallback(
    async (pollId: string, change: (runs: Frame[], page: number) => Frame[]) => {
      const edited = (pages: RunsPage[] | undefined) =>
        pages?.map((page, index) => ({ ...page, frames: change(page.frames, index) }));
      await mutate(pagesKey(polls.listFrames, { params: { id: pollId } }), edited, { revalidate: false });
    },
    [mutate],
  );

  return useMemo(() => {
    async function replaced(run: Frame): Promise<Frame> {
      await edit(run.poll_id, (list) => list.map((other) => (other.id === run.id ? run : other)));
      void refresh(polls.getSummary, { params: { id: run.id } });
      return run;
    }
    return {
      async createFrame(pollId, body) {
        const run = await callApi(polls.createFrame, { params: { id: pollId }, body });
        await edit(pollId, (list, page) => (page === 0 ? [run, ...list] : list));
        return run;
      },
      publishFrame: async ({ id }, published) =>
        replaced(await callApi(polls.publishFrame, { params: { id }, body: { published } })),
      updateFrame: async ({ id }, body) => replaced(await callApi(polls.updateFrame, { params: { id }, body })),
      remindFrame: async ({ id }) => replaced(await callApi(polls.remindFrame, { params: { id } })),
      renewLink: async ({ id }) => replaced(await callApi(polls.renewLink, { params: { id } })),
      async deleteFrame({ id, poll_id: pollId }) {
        try {
          await callApi(polls.deleteFrame, { params: { id } });
        } catch (error) {
          if (!isTransportFailure(error)) throw error;
          await rawDelete(polls.deleteFrame, { id });
        }
        await edit(pollId, (list) => list.filter((other) => other.id !== id));
      },
      readRuns: async (pollId) =>
        (await callApi(polls.listFrames, { params: { id: pollId }, query: { limit: WHOLE_PAGE } })).frames,
    } satisfies RunActions;
  }, [edit, refresh]);
}
