import type { Act } from '#shared/models/destruction.ts';
import type { Destruction } from './repositories/destructions.ts';

/** An act in the words of the API. */
export function presentDestruction({ id, at, reason, by, subject, requestId, receivedOn, what }: Destruction): Act {
  const request = requestId === null || receivedOn === null ? null : { id: requestId, received_on: receivedOn };
  return { id, at, reason, by, subject, request, what: what.map(({ kind, count }) => ({ kind, count })) };
}
