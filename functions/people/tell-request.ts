import type { DataRequest } from './repositories/data-request.ts';

/** What was asked and what became of it, as the API, the archive and the export of an account tell it alike. */
export function tellRequest(request: DataRequest) {
  const { kind, wish, receivedOn, dueOn, extendedBecause, state, closedOn, closedBecause } = request;
  return {
    kind,
    wish,
    received_on: receivedOn,
    due_on: dueOn,
    extended_because: extendedBecause,
    state,
    closed_on: closedOn,
    closed_because: closedBecause,
  };
}
