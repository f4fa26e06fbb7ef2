import { workingDaysLeft } from '#shared/rules/data-requests.ts';
import { moscowDay } from '#shared/rules/working-days.ts';
import type { DataRequest } from './repositories/data-requests.ts';

/** A request in the words of the API; `name` is null once the person is written down no more. */
export function presentRequest(request: DataRequest, name: string | null, now: Date) {
  return {
    id: request.id,
    contact_id: request.contactId,
    name,
    kind: request.kind,
    received_on: request.receivedOn,
    due_on: request.dueOn,
    working_days_left: request.state === 'open' ? workingDaysLeft(moscowDay(now), request.dueOn) : null,
    extended_because: request.extendedBecause,
    state: request.state,
    closed_on: request.closedOn,
    closed_because: request.closedBecause,
  };
}
