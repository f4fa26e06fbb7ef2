import { notFound } from '#core/http/errors.ts';
import type { ContactsOperation } from '../operation.ts';

/** Ends the block of somebody's data: from now on they are processed as before. Open on every plan, as requests are. */
export const unblockContact: ContactsOperation<'unblockContact'> = async ({ repos, workspaceId }, { params }) => {
  if (!(await repos.contacts.unblock(workspaceId, params.contactId))) notFound('contact');
};
