import { conflict, notFound } from '#core/http/errors.ts';
import { letterAbout, valuesOf } from './letters.ts';
import type { OffersOperation } from './operation.ts';
import { fullName, namesOf } from './people.ts';
import { presentRequest } from './present.ts';

/** Calls a request off and writes the partner; one that is called off already stays so, without another letter. */
export const cancelOfferRequest: OffersOperation<'cancelOfferRequest'> = async (context, { params }) => {
  const { repos, workspaceId, member, now, newId } = context;
  const request = (await repos.offerRequests.find(workspaceId, params.requestId)) ?? notFound('offerRequest');
  const names = await namesOf(context, [request.requestedBy]);
  const requestedBy = names.get(request.requestedBy ?? '') ?? null;
  if (request.status === 'cancelled') return presentRequest(request, requestedBy);
  const workspace = (await repos.workspaces.find(workspaceId)) ?? notFound('workspace');
  const values = valuesOf(request, workspace.name, { contact: fullName(member), email: member.email });
  const letter = letterAbout('offer-request-cancelled', request.offer.requestsTo, values, newId());
  if (!(await repos.offerRequests.cancel(request, letter, now))) {
    conflict('Запрос только что изменился. Обновите список');
  }
  return presentRequest(
    { ...request, status: 'cancelled', bookedOn: null, cancelledAt: now.toISOString() },
    requestedBy,
  );
};
