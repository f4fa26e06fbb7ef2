import type { ContactsOperation } from '../operation.ts';
import { presentRequest, type Asker } from '../present-request.ts';

/** What people have asked the company about their data: what is open first, the next to be answered at the top. */
export const listDataRequests: ContactsOperation<'listDataRequests'> = async ({ repos, workspaceId, now }) => {
  const requests = await repos.dataRequests.listOf(workspaceId);
  const memberIds = new Set(requests.flatMap(({ memberId }) => memberId ?? []));
  const [contacts, members] = await Promise.all([
    repos.contacts.withBlocked(workspaceId),
    repos.members.named(workspaceId, [...memberIds]),
  ]);
  const askers = new Map<string, Asker>([
    ...contacts.map((contact) => [contact.id, contact] as const),
    ...members.map((member) => [member.userId, member] as const),
  ]);
  const open = requests.filter(({ state }) => state === 'open');
  const closed = requests.filter(({ state }) => state !== 'open');
  return {
    requests: [
      ...open.toSorted((a, b) => a.dueOn.localeCompare(b.dueOn)),
      ...closed.toSorted((a, b) => (b.closedOn ?? '').localeCompare(a.closedOn ?? '')),
    ].map((request) => presentRequest(request, askers.get(request.contactId ?? request.memberId ?? '') ?? null, now)),
  };
};
