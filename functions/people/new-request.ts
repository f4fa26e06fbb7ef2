import {
  blockedUntil,
  dueDay,
  isBlocking,
  warnedFrom,
  type Block,
  type DataRequestKind,
} from '#shared/rules/data-requests.ts';
import type { Role } from '#shared/rules/roles.ts';
import { moscowDay, moscowMoment, type Day } from '#shared/rules/working-days.ts';
import type { DataRequest } from './repositories/data-request.ts';

/** On the morning of this time those who answer are reminded. */
const REMINDED_AT = '09:00';

type Asked = Pick<DataRequest, 'id' | 'workspaceId' | 'contactId' | 'memberId' | 'name' | 'kind' | 'wish'> & {
  readonly receivedOn: Day;
};

/** A request as it is written down: with its last day, and the morning of its reminder. */
export function newRequest(asked: Asked, now: Date): DataRequest & { readonly warnAt: string } {
  const dueOn = dueDay(asked.receivedOn, false);
  return {
    ...asked,
    dueOn,
    extendedBecause: null,
    state: 'open',
    closedOn: null,
    closedBecause: null,
    warnAt: moscowMoment(warnedFrom(dueOn), REMINDED_AT).toISOString(),
    createdAt: now.toISOString(),
  };
}

interface Asking {
  readonly id: string;
  readonly kind: DataRequestKind;
  readonly receivedOn: Day;
}

/**
 * The block that follows from a request; null where none does. One that is there stays as it is: the first dispute is to
 * be settled first.
 */
export function blockBy({ id, kind, receivedOn }: Asking, before: Block | null, by: Role, now: Date): Block | null {
  if (!isBlocking(kind) || before !== null) return null;
  return { kind, requestId: id, since: moscowDay(now), until: blockedUntil(kind, receivedOn), by };
}
