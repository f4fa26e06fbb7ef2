import { conflict, invalid, notFound } from '#core/http/errors.ts';
import { dueDay, warnedFrom } from '#shared/rules/data-requests.ts';
import { moscowDay, moscowMoment } from '#shared/rules/working-days.ts';
import { peopleErrors } from '#text/people/errors.ts';
import type { ContactsOperation } from '../operation.ts';
import { presentRequest } from '../present-request.ts';

/** Says that a request is answered or refused, or puts it off once, for five working days and with a reason. */
export const changeDataRequest: ContactsOperation<'changeDataRequest'> = async (
  { repos, workspaceId, now },
  { params, body: { to, reason } },
) => {
  const request = (await repos.dataRequests.find(workspaceId, params.requestId)) ?? notFound('dataRequest');
  if (request.state !== 'open') conflict(peopleErrors.requestClosed);
  if (to !== 'answered' && reason === null) invalid([{ path: 'reason', message: peopleErrors.reasonWanted }]);
  if (to === 'extended' && request.extendedBecause !== null) conflict(peopleErrors.extendedAlready);
  const dueOn = dueDay(request.receivedOn, true);
  const change =
    to === 'extended'
      ? { dueOn, extendedBecause: reason, warnAt: moscowMoment(warnedFrom(dueOn), '09:00').toISOString() }
      : { state: to, closedOn: moscowDay(now), closedBecause: reason, warnAt: null };
  if (!(await repos.dataRequests.change(request, change))) conflict(peopleErrors.requestChanged);
  const contact =
    request.contactId === null ? null : await repos.contacts.findWithBlocked(workspaceId, request.contactId);
  return presentRequest({ ...request, ...change }, contact, now);
};
