import { mayDeleteBlocked, workingDaysLeft } from '#shared/rules/data-requests.ts';
import { moscowDay } from '#shared/rules/working-days.ts';
import type { Block, Contact } from './repositories/contacts.ts';
import type { DataRequest } from './repositories/data-requests.ts';

/** A request in the words of the API; the contact is null once the person is written down no more. */
export function presentRequest(request: DataRequest, contact: Contact | null, now: Date) {
  return {
    id: request.id,
    contact_id: request.contactId,
    name: contact && `${contact.lastName} ${contact.firstName}`.trim(),
    kind: request.kind,
    received_on: request.receivedOn,
    due_on: request.dueOn,
    working_days_left: request.state === 'open' ? workingDaysLeft(moscowDay(now), request.dueOn) : null,
    extended_because: request.extendedBecause,
    state: request.state,
    closed_on: request.closedOn,
    closed_because: request.closedBecause,
    block: contact?.blocked?.requestId === request.id ? presentBlock(contact.blocked, now) : null,
  };
}

function presentBlock({ kind, since, until, by }: Block, now: Date) {
  return { since, until, by, late: moscowDay(now) > until, may_delete: mayDeleteBlocked(kind) };
}
