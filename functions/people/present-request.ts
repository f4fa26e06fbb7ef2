import { mayDeleteBlocked, workingDaysLeft, type Block } from '#shared/rules/data-requests.ts';
import { moscowDay } from '#shared/rules/working-days.ts';
import type { DataRequest } from './repositories/data-request.ts';
import { tellRequest } from './tell-request.ts';

/** Whoever has asked, as they are now: somebody without an account, or a member. */
export interface Asker {
  readonly firstName: string;
  readonly lastName: string;
  readonly blocked: Block | null;
}

/** A request in the words of the API; who has asked is null once they are written down or a member no more. */
export function presentRequest(request: DataRequest, asker: Asker | null, now: Date) {
  const { contactId, memberId, dueOn, state } = request;
  return {
    id: request.id,
    contact_id: contactId,
    member_id: memberId,
    here: asker !== null,
    name: asker ? `${asker.lastName} ${asker.firstName}`.trim() : request.name,
    ...tellRequest(request),
    working_days_left: state === 'open' ? workingDaysLeft(moscowDay(now), dueOn) : null,
    block: asker?.blocked?.requestId === request.id ? presentBlock(asker.blocked, memberId !== null, now) : null,
  };
}

/** What a member has here is deleted with their membership or their account, and not from the room of requests. */
function presentBlock({ kind, since, until, by }: Block, ofMember: boolean, now: Date) {
  return { since, until, by, late: moscowDay(now) > until, may_delete: !ofMember && mayDeleteBlocked(kind) };
}
