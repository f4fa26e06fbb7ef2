import { notFound } from '#core/http/errors.ts';
import { readPersonRef } from '#shared/rules/people/sources.ts';
import type { ContactsOperation } from '../operation.ts';

/** Ends the block of somebody's data: from now on they are processed as before. Open on every plan, as requests are. */
export const endBlock: ContactsOperation<'endBlock'> = async ({ repos, workspaceId }, { params }) => {
  const { source, id } = readPersonRef(params.person);
  if (source !== 'contact' && source !== 'member') return notFound('person');
  const subject = { contactId: source === 'contact' ? id : null, memberId: source === 'member' ? id : null };
  if (!(await repos.dataRequests.unblock(workspaceId, subject))) notFound('person');
};
