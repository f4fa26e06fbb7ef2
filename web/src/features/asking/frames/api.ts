import { useCallback, useMemo } from 'react';
import useSWR, { useSWRConfig, type SWRResponse } from 'swr';
import { polls, RESULTS_PAGE_MAX } from '#shared/contract/polls.ts';
import type { Call, Reply } from '#shared/contract/route.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import type { Frame, FrameSummary, Participant } from '#shared/models/poll.ts';
import { MEMBERS_PAGE_MAX, type Member } from '#shared/models/workspace.ts';
import { callApi } from '#web/lib/api-client.ts';
import { pagesKey, readWholeList, useApiPages, useWholeList } from '#web/lib/use-api-pages.ts';
import { useApi, useApiCache } from '#web/lib/use-api.ts';
import { isTransportFailure, rawDelete } from '#web/lib/raw-delete.ts';

/** The most a list gives at once. */
const WHOLE_PAGE = '100';
/** How often an open frame is asked how many have answered, while somebody looks. */
const PROGRESS_MS = 15_000;

type FramesPage = Reply<typeof polls.listFrames>;

export interface FramePages {
  /** The frames read so far, newest first; undefined while the first page is on its way. */
  readonly frames: readonly Frame[] | undefined;
  readonly error: unknown;
  readonly busy: boolean;
  readonly hasMore: boolean;
  readonly more: () => void;
  readonly retry: () => void;
}

/** The frames of a poll, newest first, page after page; null as id means "not yet". */
export function useFrames(pollId: string | null): FramePages {
  const { pages, ...rest } = useApiPages(polls.listFrames, pollId === null ? null : { params: { id: pollId } }, {
    revalidateAll: true,
  });
  const frames = useMemo(() => pages?.flatMap((page) => page.frames), [pages]);
  return { frames, ...rest };
}

/** A frame in numbers; asked again and again while it is `live` and somebody looks at the page. */
export function useFrameProgress(
  frameId: string,
  { live }: { readonly live: boolean },
): SWRResponse<FrameSummary, unknown> {
  return useApi(polls.getSummary, { params: { id: frameId } }, { refreshInterval: live ? PROGRESS_MS : 0 });
}

/** Everybody a frame could ask; null while that is not needed. */
export function useColleagues(workspaceId: string | null): SWRResponse<Member[], unknown> {
  return useWholeList(workspaces.listMembers, workspaceId === null ? null : colleaguesOf(workspaceId), membersOn);
}

const colleaguesOf = (id: string) => ({ params: { id }, query: { limit: MEMBERS_PAGE_MAX } });
const membersOn = ({ members }: Reply<typeof workspaces.listMembers>) => members;

/** Whom a frame asks; null as id means "not yet". Read again every so many milliseconds while somebody looks. */
export function useParticipants(frameId: string | null, refreshInterval = 0): SWRResponse<Participant[], unknown> {
  const input = frameId === null ? null : participantsOf(frameId);
  return useWholeList(polls.listParticipants, input, participantsOn, { refreshInterval });
}

const participantsOf = (id: string) => ({ params: { id }, query: { limit: RESULTS_PAGE_MAX } });
const participantsOn = ({ participants }: Reply<typeof polls.listParticipants>) => participants;

/** Whom these frames asked, each by ids; while it is not known, nobody. */
export function useAudiences(frameIds: readonly string[]): readonly (readonly string[])[] {
  const { data = [] } = useSWR<string[][], unknown>(frameIds.length === 0 ? null : ['audiences', ...frameIds], {
    fetcher: () =>
      Promise.all(
        frameIds.map(async (id) => {
          const asked = await readWholeList(polls.listParticipants, participantsOf(id), participantsOn);
          return asked.map(({ user_id: userId }) => userId);
        }),
      ),
  });
  return data;
}

/** What changes frames; each puts the reply where it is shown, without reading again. */
export interface FrameActions {
  readonly createFrame: (pollId: string, settings: Call<typeof polls.createFrame>['body']) => Promise<Frame>;
  readonly publishFrame: (frame: Pick<Frame, 'id'>, published: boolean) => Promise<Frame>;
  readonly updateFrame: (frame: Frame, change: Call<typeof polls.updateFrame>['body']) => Promise<Frame>;
  readonly remindFrame: (frame: Pick<Frame, 'id'>) => Promise<Frame>;
  readonly renewLink: (frame: Frame) => Promise<Frame>;
  readonly deleteFrame: (frame: Frame) => Promise<void>;
  /** The newest frames of a poll as they are at this moment. */
  readonly readFrames: (pollId: string) => Promise<Frame[]>;
}

/** The changes a member can make to frames, as far as the server lets them. */
export function useFrameActions(): FrameActions {
  const { mutate } = useSWRConfig();
  const { refresh } = useApiCache();

  const edit = useCallback(
    async (pollId: string, change: (frames: Frame[], page: number) => Frame[]) => {
      const edited = (pages: FramesPage[] | undefined) =>
        pages?.map((page, index) => ({ ...page, frames: change(page.frames, index) }));
      await mutate(pagesKey(polls.listFrames, { params: { id: pollId } }), edited, { revalidate: false });
    },
    [mutate],
  );

  return useMemo(() => {
    async function replaced(frame: Frame): Promise<Frame> {
      await edit(frame.poll_id, (list) => list.map((other) => (other.id === frame.id ? frame : other)));
      void refresh(polls.getSummary, { params: { id: frame.id } });
      return frame;
    }
    return {
      async createFrame(pollId, body) {
        const frame = await callApi(polls.createFrame, { params: { id: pollId }, body });
        await edit(pollId, (list, page) => (page === 0 ? [frame, ...list] : list));
        return frame;
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
      readFrames: async (pollId) =>
        (await callApi(polls.listFrames, { params: { id: pollId }, query: { limit: WHOLE_PAGE } })).frames,
    } satisfies FrameActions;
  }, [edit, refresh]);
}
