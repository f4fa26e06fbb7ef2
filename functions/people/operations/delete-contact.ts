import { notFound } from '#core/http/errors.ts';
import { readPersonRef } from '#shared/rules/people/sources.ts';
import type { ContactsOperation } from '../operation.ts';

/** Forgets somebody without an account: their number, chats, the links to them, and what was decided of their record. */
export const deleteContact: ContactsOperation<'deleteContact'> = async ({ repos, workspaceId }, { params }) => {
  const id = params.contactId;
  for (const join of await repos.personJoins.all(workspaceId)) {
    const named = join.refs.map(readPersonRef).some((ref) => ref.source === 'contact' && ref.id === id);
    if (named) await repos.personJoins.remove(workspaceId, join.id);
  }
  // That a request was answered is kept, of whom it was is not.
  await repos.dataRequests.forgetContact(workspaceId, id);
  if (!(await repos.contacts.remove(workspaceId, id))) notFound('contact');
};
