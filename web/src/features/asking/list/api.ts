import { useMemo } from 'react';
import type { SWRResponse } from 'swr';
import { polls } from '#shared/contract/polls.ts';
import type { Reply } from '#shared/contract/route.ts';
import { useSentByBallot, withoutSent } from '#web/lib/sent-by-ballot.ts';
import { useApi } from '#web/lib/use-api.ts';
import { useWorkspace } from '#web/lib/workspace-context.tsx';

/** How often the rows in sight are asked how many have answered, while somebody looks. */
const FIGURES_MS = 60_000;

/** The newest runs of these polls in numbers; null as ids means "not for this reader". What was shown stays meanwhile. */
export function usePollFigures(
  workspaceId: string,
  ids: readonly string[] | null,
): SWRResponse<Reply<typeof polls.getPollFigures>, unknown> {
  const input =
    ids === null || ids.length === 0 ? null : { params: { id: workspaceId }, query: { polls: ids.join(',') } };
  return useApi(polls.getPollFigures, input, { refreshInterval: FIGURES_MS, keepPreviousData: true });
}

const NOTHING: ReadonlySet<string> = new Set();

/** The polls that wait for the answers of whoever reads the list; asked only where they have nothing else to do with it. */
export function useWaiting(): { readonly polls: ReadonlySet<string>; readonly busy: boolean } {
  const { user, workspace, can } = useWorkspace();
  const sent = useSentByBallot(user.id);
  const { data, isLoading } = useApi(polls.getWaiting, can('results.read') ? null : { params: { id: workspace.id } });
  return useMemo(
    () => ({
      polls: data
        ? new Set(
            withoutSent(data, sent)
              .waiting.filter(({ kind }) => kind === 'poll')
              .map(({ id }) => id),
          )
        : NOTHING,
      busy: isLoading && data === undefined,
    }),
    [data, sent, isLoading],
  );
}
