import { useMemo } from 'react';
import { useSWRConfig, type SWRResponse } from 'swr';
import { offers } from '#shared/contract/offers.ts';
import type { Call } from '#shared/contract/route.ts';
import type { Offer, OfferRequest, SentOfferRequest } from '#shared/models/offer.ts';
import { callApi } from '#web/lib/api-client.ts';
import { useWholeList, wholeListKey } from '#web/lib/use-api-pages.ts';

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

/** What can be done about requests; the list shows at once what the server says. */
export interface RequestActions {
  readonly send: (body: RequestBody) => Promise<SentOfferRequest>;
  readonly cancel: (requestId: string) => Promise<OfferRequest>;
}

/** Sends and cancels requests of a workspace. */
export function useRequestActions(workspaceId: string): RequestActions {
  const { mutate } = useSWRConfig();
  return useMemo(() => {
    const edit = async (change: (list: OfferRequest[]) => OfferRequest[]): Promise<void> => {
      const key = wholeListKey(offers.listOfferRequests, listOf(workspaceId));
      await mutate(key, (list: OfferRequest[] | undefined) => list && change(list), { revalidate: false });
    };
    return {
      async send(body) {
        const sent = await callApi(offers.requestOffer, { params: { id: workspaceId }, body });
        await edit((list) => [sent, ...list.filter(({ id }) => id !== sent.id)]);
        return sent;
      },
      async cancel(requestId) {
        const changed = await callApi(offers.cancelOfferRequest, { params: { id: workspaceId, requestId } });
        await edit((list) => list.map((one) => (one.id === requestId ? changed : one)));
        return changed;
      },
    } satisfies RequestActions;
  }, [mutate, workspaceId]);
}
