import { useMemo } from 'react';
import { useSWRConfig, type SWRResponse } from 'swr';
import { polls } from '#shared/contract/polls.ts';
import type { Call, Reply } from '#shared/contract/route.ts';
import type { PollLine, QuestionRoom } from '#shared/models/poll-list.ts';
import type { Poll, PollTotals } from '#shared/models/poll.ts';
import { isUuid } from '#shared/rules/ids.ts';
import { callApi } from '#web/lib/api-client.ts';
import { useWholeList, wholeListKey } from '#web/lib/use-whole-list.ts';
import { useApi, useApiCache } from '#web/lib/use-api.ts';
import { withoutPoll, withPoll } from './lib/poll-totals.ts';
import { isTransportFailure, rawDelete } from '#web/lib/raw-delete.ts';

/** The most a list gives at once. */
const WHOLE_PAGE = '100';
/** So many pages of polls a field can hold; who has more finds a poll by the list. */
const CHOICE_PAGES = 20;
/** Ten thousand polls: nobody looks further back than that. */
const LINE_PAGES = 20;

type LinesPage = Reply<typeof polls.listPollLines>;

/** All polls of a workspace as lines. */
export interface PollLines {
  readonly polls: readonly PollLine[];
  readonly totals: PollTotals;
  /** Null where it bounds nothing that is planned. */
  readonly room: QuestionRoom | null;
}

/** All polls of a workspace, newest first, without their questions. */
export function usePollLines(
  workspaceId: string,
): { readonly lines: PollLines | undefined } & Pick<SWRResponse<LinesPage[], unknown>, 'error' | 'mutate'> {
  const { data, error, mutate } = useWholeList(polls.listPollLines, listOf(workspaceId), (page) => [page], {
    maxPages: LINE_PAGES,
  });
  const lines = useMemo(
    () =>
      data && {
        polls: data.flatMap((page) => page.polls),
        totals: data[0]!.totals,
        room: data.find((page) => page.question_room !== null)?.question_room ?? null,
      },
    [data],
  );
  return { lines, error, mutate };
}

function listOf(workspaceId: string) {
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
  readonly duplicatePoll: (poll: Pick<Poll, 'id'>) => Promise<Poll>;
  readonly deletePoll: (id: string, workspaceId: string) => Promise<void>;
  readonly archivePoll: (id: string, archived: boolean) => Promise<void>;
}

/** The changes a member can make to polls, as far as the server lets them. */
export function usePollActions(): PollActions {
  const { mutate } = useSWRConfig();
  const { put } = useApiCache();

  return useMemo(() => {
    /** Changes what is known of the list. */
    const edit = async (workspaceId: string, change: (pages: LinesPage[]) => LinesPage[]): Promise<void> => {
      const edited = (pages: LinesPage[] | undefined) => pages && change(pages);
      await mutate(wholeListKey(polls.listPollLines, listOf(workspaceId)), edited, { revalidate: false });
    };
    const known = async (poll: Poll): Promise<Poll> => {
      await put(polls.getPoll, { params: { id: poll.id } }, poll);
      await edit(poll.workspace_id, (pages) => withPoll(pages, poll));
      return poll;
    };
    return {
      createPoll: async (body) => known(await callApi(polls.createPoll, { body })),
      duplicatePoll: async ({ id }) => known(await callApi(polls.duplicatePoll, { params: { id } })),
      updatePoll: async (id, body) => known(await callApi(polls.updatePoll, { params: { id }, body })),
      async deletePoll(id, workspaceId) {
        try {
          await callApi(polls.deletePoll, { params: { id } });
        } catch (error) {
          if (!isTransportFailure(error)) throw error;
          await rawDelete(polls.deletePoll, { id });
        }
        await edit(workspaceId, (pages) => withoutPoll(pages, id));
      },
      async archivePoll(id, archived) {
        await callApi(polls.archivePoll, { params: { id }, body: { archived } });
        await refreshPollList(mutate);
      },
    } satisfies PollActions;
  }, [mutate, put]);
}

/** Reads again what is shown of the list: lines and the figures of the rows in sight. */
export async function refreshPollList(mutate: ReturnType<typeof useSWRConfig>['mutate']): Promise<void> {
  const shown: readonly unknown[] = [polls.listPollLines.key, polls.getPollFigures.key];
  await mutate((key) => Array.isArray(key) && shown.includes(key[0]));
}
