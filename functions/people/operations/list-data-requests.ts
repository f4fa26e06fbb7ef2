import type { ContactsOperation } from '../operation.ts';
import { presentRequest } from '../present-request.ts';

/** What people without an account have asked about their data: what is open first, the next to be answered at the top. */
export const listDataRequests: ContactsOperation<'listDataRequests'> = async ({ repos, workspaceId, now }) => {
  const [requests, contacts] = await Promise.all([
    repos.dataRequests.listOf(workspaceId),
    repos.contacts.withBlocked(workspaceId),
  ]);
  const byId = new Map(contacts.map((contact) => [contact.id, contact]));
  const open = requests.filter(({ state }) => state === 'open');
  const closed = requests.filter(({ state }) => state !== 'open');
  return {
    requests: [
      ...open.toSorted((a, b) => a.dueOn.localeCompare(b.dueOn)),
      ...closed.toSorted((a, b) => (b.closedOn ?? '').localeCompare(a.closedOn ?? '')),
    ].map((request) => presentRequest(request, byId.get(request.contactId ?? '') ?? null, now)),
  };
};
