import { useSWRConfig } from 'swr';
import { polls } from '#shared/contract/polls.ts';
import { pagesKey } from '#web/lib/use-api-pages.ts';
import { useApiCache } from '#web/lib/use-api.ts';
import type { AnsweredRun } from './answered-run.ts';

/**
 * Does work on what a run is answered by, and then reads again what tells of it: by `list` the lines and, of a poll, the
 * run, which says how many there are.
 */
export function useRunChanged({ kind, id, pollId }: Pick<AnsweredRun, 'kind' | 'id' | 'pollId'>) {
  const { mutate } = useSWRConfig();
  const { refresh } = useApiCache();
  return async <Value>(work: Promise<Value>, list: Parameters<typeof refresh>[0]): Promise<Value> => {
    const value = await work;
    const input = { params: { id } };
    void refresh(list, input);
    if (kind === 'poll') {
      void refresh(polls.getSummary, input);
      void mutate(pagesKey(polls.listFrames, { params: { id: pollId } }));
    }
    return value;
  };
}
