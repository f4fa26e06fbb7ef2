import { conflict, notFound } from '#core/http/errors.ts';
import { DEFAULT_LANGUAGE } from '#shared/rules/languages.ts';
import { valuesOf } from '../letters.ts';
import { offersErrors } from '#text/offers/errors.ts';
import type { OffersOperation } from '../operation.ts';
import { fullName, namesOf } from '#functions/workspaces/people.ts';
import { presentRequest } from '../present.ts';

/** Calls a request off and writes the partner; one that is called off already stays so, without another letter. */
export const cancelOfferRequest: OffersOperation<'cancelOfferRequest'> = async (context, { params }) => {
  const { repos, workspaceId, member, now, newId } = context;
  const request = (await repos.offerRequests.find(workspaceId, params.requestId)) ?? notFound('offerRequest');
  const names = await namesOf(context, [request.requestedBy]);
  const requestedBy = names.get(request.requestedBy ?? '') ?? null;
  if (request.status === 'cancelled') return presentRequest(request, requestedBy);
  const workspace = (await repos.workspaces.find(workspaceId)) ?? notFound('workspace');
  const { userId: id, email } = member;
  // Nobody is answered at an address that may be a stranger's.
  const isProved = (await repos.verifiedEmails.since({ id, email })) !== null;
  const values = valuesOf(request, workspace.name, { contact: fullName(member), email: isProved ? email : null });
  const mail = { template: 'offer-request-cancelled', values } as const;
  const job = { kind: 'send-mail', to: request.offer.requestsTo, language: DEFAULT_LANGUAGE, mail } as const;
  if (!(await repos.offerRequests.cancel(request, { job, jobId: newId() }, now))) {
    conflict(offersErrors.changed);
  }
  return presentRequest(
    { ...request, status: 'cancelled', bookedOn: null, cancelledAt: now.toISOString() },
    requestedBy,
  );
};
