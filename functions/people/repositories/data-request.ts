import { textOrNull } from '#data/text-or-null.ts';
import type { Item } from '#data/writes.ts';
import type { DataRequestKind, DataRequestState } from '#shared/rules/data-requests.ts';
import type { Day } from '#shared/rules/working-days.ts';

/** What somebody has asked the company about their personal data, and what became of it. */
export interface DataRequest {
  readonly id: string;
  readonly workspaceId: string;
  /** Of somebody without an account; null of a member, and once they are written down no more. */
  readonly contactId: string | null;
  /** Of a member, who has sent it themselves; null of anybody else, and once their account is gone, as the next two are. */
  readonly memberId: string | null;
  /** What they were called then: who has left is to be answered, too. */
  readonly name: string | null;
  /** What they want, in their own words. */
  readonly wish: string | null;
  readonly kind: DataRequestKind;
  readonly receivedOn: Day;
  readonly dueOn: Day;
  /** Why the answer takes five working days more; null where it does not. */
  readonly extendedBecause: string | null;
  readonly state: DataRequestState;
  readonly closedOn: Day | null;
  /** Why it was refused, or what was done. */
  readonly closedBecause: string | null;
  /** When those who answer are reminded; null once they were, or need not be. */
  readonly warnAt: string | null;
  readonly createdAt: string;
}

/** The request behind a stored item. */
export function toRequest(item: Item): DataRequest {
  return {
    id: String(item['id']),
    workspaceId: String(item['workspaceId']),
    contactId: textOrNull(item['contactId']),
    memberId: textOrNull(item['memberId']),
    name: textOrNull(item['name']),
    wish: textOrNull(item['wish']),
    kind: item['kind'] as DataRequestKind,
    receivedOn: String(item['receivedOn']),
    dueOn: String(item['dueOn']),
    extendedBecause: textOrNull(item['extendedBecause']),
    state: item['state'] as DataRequestState,
    closedOn: textOrNull(item['closedOn']),
    closedBecause: textOrNull(item['closedBecause']),
    warnAt: textOrNull(item['warnAt']),
    createdAt: String(item['createdAt']),
  };
}
