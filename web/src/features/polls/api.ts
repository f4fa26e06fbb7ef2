import { useMemo } from 'react';
import { useSWRConfig, type SWRResponse } from 'swr';
import { polls } from '#shared/contract/polls.ts';
import type { Call, Reply } from '#shared/contract/route.ts';
import type { Poll, PollTotals } from '#shared/models/poll.ts';
import { isUuid } from '#shared/rules/ids.ts';
import { callApi } from '#web/lib/api-client.ts';
import { pagesKey, useApiPages, useWholeList } from '#web/lib/use-api-pages.ts';
import { useApi, useApiCache } from '#web/lib/use-api.ts';
import { pagesWithChange, totalsOf, totalsWith } from './lib/poll-totals.ts';
import { isTransportFailure, rawDelete } from '#web/lib/raw-delete.ts';

/** The most a list gives at once. */
const WHOLE_PAGE = '100';
/** So many pages of polls a field can hold; who has more finds a poll by the list. */
const CHOICE_PAGES = 20;

type PollsPage = Reply<typeof polls.listPolls>;

export interface PollPages {
  /** The polls read so far, newest first; undefined while the first page is on its way. */
  readonly polls: readonly Poll[] | undefined;
  /** Of all polls of the workspace, read or not. */
  readonly totals: PollTotals | undefined;
  readonly error: unknown;
  /** A further page is on its way. */
  readonly loadingMore: boolean;
  /** A further page did not come; `retry` asks again. */
  readonly moreFailed: boolean;
  readonly hasMore: boolean;
  readonly more: () => void;
  readonly retry: () => void;
}

/** The polls of a workspace, newest first, page after page. */
export function usePolls(workspaceId: string): PollPages {
  const { pages, error, busy, wantsMore, ...rest } = useApiPages(polls.listPolls, listOf(workspaceId));
  const list = useMemo(() => pages?.flatMap((page) => page.polls), [pages]);
  return {
    ...rest,
    polls: list,
    totals: pages?.[0]?.totals,
    error,
    loadingMore: wantsMore && busy,
    moreFailed: wantsMore && !busy && error !== undefined,
  };
}

function listOf(workspaceId: string): Call<typeof polls.listPolls> {
  return { params: { id: workspaceId } };
}

/** One poll as it is now; null as id means "not yet", and an id that is none is not asked for. */
export function usePoll(pollId: string | null): SWRResponse<Poll, unknown> {
  return useApi(polls.getPoll, pollId !== null && isUuid(pollId) ? { params: { id: pollId } } : null);
}

/** All polls of a workspace, for a field that chooses among them. */
export function usePollChoices(workspaceId: string): SWRResponse<Poll[], unknown> {
  const input = { ...listOf(workspaceId), query: { limit: WHOLE_PAGE } };
  return useWholeList(polls.listPolls, input, (page) => page.polls, { maxPages: CHOICE_PAGES });
}

/** What changes polls; each puts the reply where it is shown, without reading again. */
export interface PollActions {
  readonly createPoll: (poll: Call<typeof polls.createPoll>['body']) => Promise<Poll>;
  readonly updatePoll: (id: string, change: Call<typeof polls.updatePoll>['body']) => Promise<Poll>;
  readonly duplicatePoll: (poll: Poll) => Promise<Poll>;
  readonly deletePoll: (poll: Poll) => Promise<void>;
}

/** The changes a member can make to polls, as far as the server lets them. */
export function usePollActions(): PollActions {
  const { mutate } = useSWRConfig();
  const { put } = useApiCache();

  return useMemo(() => {
    /** Changes what is known of the list; pages that were not read stay unread. */
    const edit = async (workspaceId: string, change: (page: PollsPage, index: number) => PollsPage): Promise<void> => {
      const edited = (pages: PollsPage[] | undefined) => pages?.map((page, index) => change(page, index));
      await mutate(pagesKey(polls.listPolls, listOf(workspaceId)), edited, { revalidate: false });
    };
    const added = async (poll: Poll): Promise<Poll> => {
      await put(polls.getPoll, { params: { id: poll.id } }, poll);
      await edit(poll.workspace_id, (page, index) => ({
        ...page,
        totals: totalsWith(page.totals, totalsOf(poll), 1),
        polls: index === 0 ? [poll, ...page.polls] : page.polls,
      }));
      return poll;
    };
    return {
      createPoll: async (body) => added(await callApi(polls.createPoll, { body })),
      duplicatePoll: async ({ id }) => added(await callApi(polls.duplicatePoll, { params: { id } })),
      async updatePoll(id, body) {
        const poll = await callApi(polls.updatePoll, { params: { id }, body });
        await put(polls.getPoll, { params: { id } }, poll);
        const list = pagesKey(polls.listPolls, listOf(poll.workspace_id));
        let follows = true;
        const edited = (pages: PollsPage[] | undefined) => {
          const changed = pages && pagesWithChange(pages, poll);
          follows = changed !== null;
          return changed ?? pages;
        };
        await mutate(list, edited, { revalidate: false });
        // It is further down than was read: what it added to the figures before is not known here.
        if (!follows) void mutate(list);
        return poll;
      },
      async deletePoll(poll) {
        const { id } = poll;
        try {
          await callApi(polls.deletePoll, { params: { id } });
        } catch (error) {
          if (!isTransportFailure(error)) throw error;
          await rawDelete(polls.deletePoll, { id });
        }
        await edit(poll.workspace_id, (page) => ({
          ...page,
          totals: totalsWith(page.totals, totalsOf(poll), -1),
          polls: page.polls.filter((other) => other.id !== id),
        }));
      },
    } satisfies PollActions;
  }, [mutate, put]);
}
