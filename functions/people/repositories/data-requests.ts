import { unlessChanged } from '#data/conditions.ts';
import { dueWrite, notDueWrite } from '#data/due.ts';
import { keys, ranges, type Key } from '#data/keys.ts';
import type { Item, Table } from '#data/table.ts';
import type { Member } from '#functions/workspaces/repositories/member.ts';
import { check, insert, remove, update, type Write } from '#data/writes.ts';
import type { Block, DataRequestKind } from '#shared/rules/data-requests.ts';
import type { Day } from '#shared/rules/working-days.ts';
import { toRequest, type DataRequest } from './data-request.ts';

declare module '#data/keys.ts' {
  interface DueKinds {
    'warn-data-requests': true;
  }
}

/** What changes of a request. */
type Change = Partial<
  Pick<DataRequest, 'dueOn' | 'extendedBecause' | 'state' | 'closedOn' | 'closedBecause' | 'warnAt'>
>;

/** Which open requests a deletion answers, and what is said of that. */
export interface Closing {
  readonly kinds: readonly DataRequestKind[];
  readonly on: Day;
  readonly because: string;
}

/** When a request is withdrawn, and the block its sender is left with; null where they are in the workspace no more. */
interface Withdrawal {
  readonly on: Day;
  readonly member: { readonly asker: Member; readonly blocked: Block | null } | null;
}

/** Whose data a request or a block is about: somebody without an account, or a member. */
export type Subject = Pick<DataRequest, 'contactId' | 'memberId'>;

/** The block of a member after their requests have changed, unless they have changed since the member was read. */
function blockWrite({ workspaceId, userId, requestsVersion }: Member, blocked: Block | null): Write {
  return update(
    keys.member(workspaceId, userId),
    { set: { blocked: blocked && { ...blocked } }, add: { requestsVersion: 1 } },
    { exists: true, below: { requestsVersion: requestsVersion + 1 } },
  );
}

/** A request as it is written down at first, with the morning of its reminder. */
type NewRequest = DataRequest & { readonly warnAt: string };

function requestWrites(request: NewRequest): Write[] {
  const { workspaceId, id, warnAt } = request;
  return [
    insert({ ...keys.dataRequest(workspaceId, id), type: 'data-request', ...request }),
    dueWrite('warn-data-requests', warnAt, id, { workspaceId }),
  ];
}

/** Requests to the company about personal data, and the blocks that follow from them. */
export function createDataRequests(table: Table) {
  const listOf = async (workspaceId: string): Promise<DataRequest[]> =>
    (await table.queryAll(ranges.dataRequests(workspaceId), { consistent: true })).map(toRequest);

  const listOfContact = async (workspaceId: string, contactId: string) =>
    (await listOf(workspaceId)).filter((one) => one.contactId === contactId);

  return {
    /** All of them, in no order that means anything. */
    listOf,

    async find(workspaceId: string, requestId: string): Promise<DataRequest | null> {
      const item = await table.get(keys.dataRequest(workspaceId, requestId), { consistent: true });
      return item && toRequest(item);
    },

    /** Writes down a request of somebody without an account, and blocks their data with it; false when they are gone. */
    async add(request: NewRequest & { readonly contactId: string }, blocked: Block | null = null): Promise<boolean> {
      const person = keys.contact(request.workspaceId, request.contactId);
      const write =
        blocked === null
          ? check(person, { exists: true })
          : update(person, { set: { blocked: { ...blocked } }, add: { timesBlocked: 1 } }, { exists: true });
      return unlessChanged(table.transact([write, ...requestWrites(request)]));
    },

    /** The same of a member, with letters that tell of it; false when they are gone or their requests have changed meanwhile. */
    async addOwn(
      request: NewRequest,
      asker: Member,
      blocked: Block | null,
      letters: readonly (Item & Key)[],
    ): Promise<boolean> {
      const writes = [blockWrite(asker, blocked), ...requestWrites(request), ...letters.map((item) => insert(item))];
      return unlessChanged(table.transact(writes));
    },

    /**
     * Withdraws a request, of which nobody is reminded any more; false when anything of it has changed meanwhile. A
     * member's block is changed with it; who is in the workspace no more has none.
     */
    async withdraw(
      { workspaceId, id, warnAt }: DataRequest,
      { on: closedOn, member }: Withdrawal,
      letters: readonly (Item & Key)[],
    ): Promise<boolean> {
      const closed = { state: 'withdrawn', closedOn, warnAt: null };
      return unlessChanged(
        table.transact([
          ...(member === null ? [] : [blockWrite(member.asker, member.blocked)]),
          update(keys.dataRequest(workspaceId, id), { set: closed }, { equals: { state: 'open', warnAt } }),
          ...(warnAt === null ? [] : [notDueWrite('warn-data-requests', warnAt, id)]),
          ...letters.map((item) => insert(item)),
        ]),
      );
    },

    /** Ends the block of somebody; false when they are gone. */
    async unblock(workspaceId: string, { contactId, memberId }: Subject): Promise<boolean> {
      const key = contactId === null ? keys.member(workspaceId, memberId!) : keys.contact(workspaceId, contactId);
      const write = update(key, { set: { blocked: null }, add: { requestsVersion: 1 } }, { exists: true });
      return unlessChanged(table.write(write));
    },

    /** Changes an open request as it was read, when its reminder is due, and writes letters; false when it has changed meanwhile. */
    async change(
      { workspaceId, id, state, dueOn, warnAt }: DataRequest,
      change: Change,
      letters: readonly (Item & Key)[] = [],
    ): Promise<boolean> {
      const key = keys.dataRequest(workspaceId, id);
      const moved = change.warnAt !== undefined && change.warnAt !== warnAt;
      return unlessChanged(
        table.transact([
          update(key, { set: { ...change } }, { exists: true, equals: { state, dueOn, warnAt } }),
          ...(moved && warnAt !== null ? [notDueWrite('warn-data-requests', warnAt, id)] : []),
          ...(moved && change.warnAt ? [dueWrite('warn-data-requests', change.warnAt, id, { workspaceId })] : []),
          ...letters.map((item) => insert(item)),
        ]),
      );
    },

    /** Writes the letters of a reminder, which is not due again; nothing where the request has changed meanwhile. */
    async warned({ workspaceId, id, state, warnAt }: DataRequest, letters: readonly (Item & Key)[]): Promise<void> {
      const noted = update(keys.dataRequest(workspaceId, id), { set: { warnAt: null } }, { equals: { state, warnAt } });
      const writes = [noted, notDueWrite('warn-data-requests', warnAt!, id), ...letters.map((item) => insert(item))];
      await unlessChanged(table.transact(writes));
    },

    /**
     * Takes the id of somebody who is deleted off their requests; what was asked and answered when stays. Those that wait
     * for the deletion are answered by it, and nobody is reminded of them.
     */
    async forgetContact(workspaceId: string, contactId: string, closing: Closing): Promise<void> {
      const { kinds, on: closedOn, because: closedBecause } = closing;
      for (const { id, kind, state, warnAt } of await listOfContact(workspaceId, contactId)) {
        const isAnswered = state === 'open' && kinds.includes(kind);
        const closed = { state: 'answered' as const, closedOn, closedBecause, warnAt: null };
        const write = update(
          keys.dataRequest(workspaceId, id),
          { set: { contactId: null, ...(isAnswered ? closed : {}) } },
          { equals: { contactId, state, warnAt } },
        );
        const reminder = isAnswered && warnAt !== null ? [notDueWrite('warn-data-requests', warnAt, id)] : [];
        await unlessChanged(table.transact([write, ...reminder]));
      }
    },

    /** Drops the reminder of a workspace or a request that is gone. */
    async dropReminder(dueAt: string, id: string): Promise<void> {
      await table.write(remove(keys.due('warn-data-requests', dueAt, id)));
    },
  };
}
