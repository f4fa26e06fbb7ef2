import { conflict, notFound } from '#core/http/errors.ts';
import { destructionItem, type Destruction } from '#functions/processing/repositories/destructions.ts';
import { subjectSign } from '#functions/processing/subject-sign.ts';
import { mayDeleteBlocked, type DataRequestKind } from '#shared/rules/data-requests.ts';
import { readPersonRef } from '#shared/rules/people/sources.ts';
import { moscowDay } from '#shared/rules/working-days.ts';
import { peopleErrors } from '#text/people/errors.ts';
import type { ContactsOperation } from '../operation.ts';

/** Requests that a deletion answers. */
const ANSWERED: readonly DataRequestKind[] = ['erase', 'stop', 'unlawful'];

/**
 * Forgets somebody without an account: their number, chats, the links to them, and what was decided of their record. The
 * act of that is written in the same transaction, and requests that wanted it are answered; while it is disputed what of their data is right, nothing is deleted.
 */
export const deleteContact: ContactsOperation<'deleteContact'> = async (
  { repos, workspaceId, member, now, newId },
  { params },
) => {
  const id = params.contactId;
  const closing = { kinds: ANSWERED, on: moscowDay(now), because: peopleErrors.answeredByDeletion };
  const contact = await repos.contacts.findWithBlocked(workspaceId, id);
  if (contact === null) {
    // One that was broken off has left the id on requests.
    await repos.dataRequests.forgetContact(workspaceId, id, closing);
    return notFound('contact');
  }
  if (contact.blocked !== null && !mayDeleteBlocked(contact.blocked.kind)) conflict(peopleErrors.blockedContact);
  const [chats, joins, requests] = await Promise.all([
    repos.chats.ownOf(workspaceId, id),
    repos.personJoins.all(workspaceId),
    repos.dataRequests.listOf(workspaceId),
  ]);
  const own = joins.filter(({ refs }) =>
    refs.map(readPersonRef).some((ref) => ref.source === 'contact' && ref.id === id),
  );
  const asked = requests
    .filter((request) => request.contactId === id && ANSWERED.includes(request.kind))
    .toSorted((a, b) => b.receivedOn.localeCompare(a.receivedOn))[0];
  const act: Destruction = {
    id: newId(),
    at: now.toISOString(),
    reason: asked ? 'request' : 'decision',
    by: member.role,
    subject: subjectSign(workspaceId, id),
    requestId: asked?.id ?? null,
    receivedOn: asked?.receivedOn ?? null,
    what: [
      { kind: 'contact', count: 1 },
      ...(contact.phone === null ? [] : [{ kind: 'phone' as const, count: 1 }]),
      ...(chats.length === 0 ? [] : [{ kind: 'chats' as const, count: chats.length }]),
      ...(own.length === 0 ? [] : [{ kind: 'joins' as const, count: own.length }]),
    ],
  };
  for (const join of own) await repos.personJoins.remove(workspaceId, join.id);
  if (!(await repos.contacts.remove(contact, destructionItem(workspaceId, act))))
    conflict(peopleErrors.contactsChanged);
  // That a request was answered is kept, of whom it was is not.
  await repos.dataRequests.forgetContact(workspaceId, id, closing);
};
