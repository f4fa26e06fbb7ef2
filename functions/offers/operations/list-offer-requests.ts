import { presentRequest } from '../present.ts';
import type { OffersOperation } from '../operation.ts';
import { namesOf } from '#functions/workspaces/people.ts';

/** What the company has asked of partners. */
export const listOfferRequests: OffersOperation<'listOfferRequests'> = async (context, { query }) => {
  const place = { limit: query.limit, cursor: query.cursor ?? null };
  const { requests, cursor } = await context.repos.offerRequests.page(context.workspaceId, place);
  const names = await namesOf(
    context,
    requests.map(({ requestedBy }) => requestedBy),
  );
  return {
    requests: requests.map((request) => presentRequest(request, names.get(request.requestedBy ?? '') ?? null)),
    next_cursor: cursor,
  };
};
