import { invalid, notFound } from '#core/http/errors.ts';
import { blockedUntil, dueDay, isBlocking, RECEIVED_DAYS_BACK, warnedFrom } from '#shared/rules/data-requests.ts';
import { daysBetween, moscowDay, moscowMoment } from '#shared/rules/working-days.ts';
import { peopleErrors } from '#text/people/errors.ts';
import type { ContactsOperation } from '../operation.ts';
import { presentRequest } from '../present-request.ts';

/** On the morning of this time those who answer are reminded. */
const REMINDED_AT = '09:00';

/**
 * Writes down what somebody without an account has asked about their data; a dispute blocks them at once. A workspace that may only be read takes it,
 * too: the law asks nobody for their plan.
 */
export const addDataRequest: ContactsOperation<'addDataRequest'> = async (
  { repos, workspaceId, member, now, newId },
  { body: { contact_id: contactId, kind, received_on: receivedOn } },
) => {
  const ago = daysBetween(receivedOn, moscowDay(now));
  if (ago < 0 || ago > RECEIVED_DAYS_BACK) {
    invalid([{ path: 'received_on', message: peopleErrors.receivedOutside(RECEIVED_DAYS_BACK) }]);
  }
  const contact = (await repos.contacts.findWithBlocked(workspaceId, contactId)) ?? notFound('contact');
  const dueOn = dueDay(receivedOn, false);
  const request = {
    id: newId(),
    workspaceId,
    contactId,
    kind,
    receivedOn,
    dueOn,
    extendedBecause: null,
    state: 'open' as const,
    closedOn: null,
    closedBecause: null,
    warnAt: moscowMoment(warnedFrom(dueOn), REMINDED_AT).toISOString(),
    createdAt: now.toISOString(),
  };
  // A block that is there stays as it is: the first dispute is to be settled first.
  const blocked =
    isBlocking(kind) && contact.blocked === null
      ? { kind, requestId: request.id, since: moscowDay(now), until: blockedUntil(kind, receivedOn), by: member.role }
      : null;
  if (!(await repos.dataRequests.add(request, blocked))) notFound('contact');
  return presentRequest(request, blocked === null ? contact : { ...contact, blocked }, now);
};
