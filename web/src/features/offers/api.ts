import { useMemo } from 'react';
import { useSWRConfig, type SWRResponse } from 'swr';
import { finance } from '#shared/contract/finance.ts';
import { offers } from '#shared/contract/offers.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import type { Call } from '#shared/contract/route.ts';
import type { Offer, OfferRequest, SentOfferRequest } from '#shared/models/offer.ts';
import { roundToKopecks } from '#shared/rules/finance/money.ts';
import { callApi } from '#web/lib/api-client.ts';
import { useApi, useApiCache } from '#web/lib/use-api.ts';
import { useWholeList, wholeListKey } from '#web/lib/use-whole-list.ts';

/** The most a list gives at once. */
const query = { limit: '100' } as const;
/** A thousand offers or requests: nobody looks further. */
const MAX_PAGES = 10;

export type RequestBody = Call<typeof offers.requestOffer>['body'];

/** The whole catalogue: it is small, so it is narrowed here, at once. */
export function useOffers(): SWRResponse<Offer[], unknown> {
  return useWholeList(offers.listOffers, { query }, (page) => page.offers, { maxPages: MAX_PAGES });
}

const listOf = (workspaceId: string) => ({ params: { id: workspaceId }, query });

/** What the company has asked of partners, newest first. */
export function useOfferRequests(workspaceId: string): SWRResponse<OfferRequest[], unknown> {
  return useWholeList(offers.listOfferRequests, listOf(workspaceId), (page) => page.requests, { maxPages: MAX_PAGES });
}

/**
 * What the HR budget of a year still has; undefined while it is not known, null where nothing is
 * planned. A workspace without money of its own has no budget: nobody is asked.
 */
export function useBudgetLeft(workspaceId: string, year: number): number | null | undefined {
  const params = { id: workspaceId };
  // The shell has read it.
  const { data: notices } = useApi(workspaces.getNotices, { params }, { revalidateIfStale: false });
  const own = notices?.finance === 'own' && Number.isInteger(year);
  const { data } = useApi(finance.getBudget, own ? { params, query: { year: String(year) } } : null);
  if (notices?.finance === 'sample') return null;
  if (data === undefined) return undefined;
  return data.planned === null ? null : roundToKopecks(data.planned - data.spent);
}

/** What can be done about requests; the list shows at once what the server says. */
export interface RequestActions {
  readonly send: (body: RequestBody) => Promise<SentOfferRequest>;
  readonly cancel: (requestId: string) => Promise<OfferRequest>;
}

/** Sends and cancels requests of a workspace. */
export function useRequestActions(workspaceId: string): RequestActions {
  const { mutate } = useSWRConfig();
  const { refreshAbout } = useApiCache();
  return useMemo(() => {
    const edit = async (change: (list: OfferRequest[]) => OfferRequest[]): Promise<void> => {
      const key = wholeListKey(offers.listOfferRequests, listOf(workspaceId));
      await mutate(key, (list: OfferRequest[] | undefined) => list && change(list), { revalidate: false });
    };
    return {
      async send(body) {
        const sent = await callApi(offers.requestOffer, { params: { id: workspaceId }, body });
        await edit((list) => [sent, ...list.filter(({ id }) => id !== sent.id)]);
        // From its first money on a space shows its own, and every figure of the budget has changed.
        if (sent.booked) await refreshAbout(workspaceId);
        return sent;
      },
      async cancel(requestId) {
        const changed = await callApi(offers.cancelOfferRequest, { params: { id: workspaceId, requestId } });
        await edit((list) => list.map((one) => (one.id === requestId ? changed : one)));
        return changed;
      },
    } satisfies RequestActions;
  }, [mutate, refreshAbout, workspaceId]);
}
