import { invalid, notFound } from '#core/http/errors.ts';
import { RECEIVED_DAYS_BACK } from '#shared/rules/data-requests.ts';
import { daysBetween, moscowDay } from '#shared/rules/working-days.ts';
import { peopleErrors } from '#text/people/errors.ts';
import { blockBy, newRequest } from '../new-request.ts';
import type { ContactsOperation } from '../operation.ts';
import { presentRequest } from '../present-request.ts';

/**
 * Writes down what somebody without an account has asked about their data; a dispute blocks them at once. A workspace
 * that may only be read takes it, too: the law asks nobody for their plan.
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
  const asked = { id: newId(), workspaceId, contactId, memberId: null, name: null, kind, wish: null, receivedOn };
  const request = { ...newRequest(asked, now), contactId };
  const blocked = blockBy(request, contact.blocked, member.role, now);
  if (!(await repos.dataRequests.add(request, blocked))) notFound('contact');
  return presentRequest(request, { ...contact, blocked: blocked ?? contact.blocked }, now);
};
