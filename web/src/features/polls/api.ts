import { useCallback } from 'react';
import type { SWRResponse } from 'swr';
import useSWRInfinite from 'swr/infinite';
import { polls } from '#shared/contract/polls.ts';
import type { Call, Reply } from '#shared/contract/route.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import type { Frame, FrameResults, Poll } from '#shared/models/poll.ts';
import { callApi } from '#web/lib/api-client.ts';
import { useApi, useApiCache } from '#web/lib/use-api.ts';

/** The polls of a workspace, newest first. */
export function usePolls(workspaceId: string): SWRResponse<Poll[], unknown> {
  return useApi(polls.listPolls, { params: { id: workspaceId } });
}

/** The frames of a poll, newest first; null as id means "not yet". */
export function useFrames(pollId: string | null): SWRResponse<Frame[], unknown> {
  return useApi(polls.listFrames, pollId === null ? null : { params: { id: pollId } });
}

/** The members of a workspace, for the names in results. */
export function useMembers(workspaceId: string): SWRResponse<Reply<typeof workspaces.listMembers>, unknown> {
  return useApi(workspaces.listMembers, { params: { id: workspaceId } });
}

export interface ResultPages {
  /** The pages read so far; undefined while the first is on its way. */
  readonly pages: readonly FrameResults[] | undefined;
  readonly error: unknown;
  readonly busy: boolean;
  readonly hasMore: boolean;
  readonly more: () => void;
  readonly refresh: () => void;
}

/** The answers of a frame, page after page. */
export function useResults(frameId: string): ResultPages {
  const pageInput = (cursor: string | null): Call<typeof polls.getResults> => ({
    params: { id: frameId },
    query: cursor === null ? {} : { cursor },
  });
  const { data, error, isValidating, size, setSize, mutate } = useSWRInfinite<FrameResults, unknown>(
    (index, previous: FrameResults | null) => {
      if (index > 0 && !previous?.next_cursor) return null;
      return [polls.getResults.key, pageInput(previous?.next_cursor ?? null)];
    },
    ([, input]: [string, Call<typeof polls.getResults>]) => callApi(polls.getResults, input),
  );
  return {
    pages: data,
    error,
    busy: isValidating,
    hasMore: Boolean(data?.at(-1)?.next_cursor),
    more: () => void setSize(size + 1),
    refresh: () => void mutate(),
  };
}

/** What changes polls and frames; each puts the reply where it is shown, without reading again. */
export interface PollActions {
  readonly createPoll: (poll: Call<typeof polls.createPoll>['body']) => Promise<Poll>;
  readonly deletePoll: (poll: Poll) => Promise<void>;
  readonly createFrame: (pollId: string) => Promise<Frame>;
  readonly publishFrame: (frame: Frame, published: boolean) => Promise<Frame>;
  readonly readFrames: (pollId: string) => Promise<Frame[]>;
}

/** The changes a member can make to polls, as far as the server lets them. */
export function usePollActions(): PollActions {
  const { put } = useApiCache();

  const createPoll = useCallback(
    async (body: Call<typeof polls.createPoll>['body']) => {
      const poll = await callApi(polls.createPoll, { body });
      await put(polls.listPolls, { params: { id: poll.workspace_id } }, (list) => list && [poll, ...list]);
      return poll;
    },
    [put],
  );
  const deletePoll = useCallback(
    async (poll: Poll) => {
      await callApi(polls.deletePoll, { params: { id: poll.id } });
      const without = (list: Poll[] | undefined) => list?.filter((other) => other.id !== poll.id);
      await put(polls.listPolls, { params: { id: poll.workspace_id } }, without);
    },
    [put],
  );
  const createFrame = useCallback(
    async (pollId: string) => {
      const frame = await callApi(polls.createFrame, { params: { id: pollId }, body: { deadline: null } });
      await put(polls.listFrames, { params: { id: pollId } }, (list) => list && [frame, ...list]);
      return frame;
    },
    [put],
  );
  const publishFrame = useCallback(
    async (frame: Frame, published: boolean) => {
      const changed = await callApi(polls.publishFrame, { params: { id: frame.id }, body: { published } });
      const replaced = (list: Frame[] | undefined) => list?.map((other) => (other.id === changed.id ? changed : other));
      await put(polls.listFrames, { params: { id: frame.poll_id } }, replaced);
      return changed;
    },
    [put],
  );
  const readFrames = useCallback(
    async (pollId: string) => {
      const frames = await callApi(polls.listFrames, { params: { id: pollId } });
      await put(polls.listFrames, { params: { id: pollId } }, frames);
      return frames;
    },
    [put],
  );
  return { createPoll, deletePoll, createFrame, publishFrame, readFrames };
}
