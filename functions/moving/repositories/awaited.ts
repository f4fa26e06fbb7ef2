import { unlessChanged } from '#data/conditions.ts';
import { keys, ranges } from '#data/keys.ts';
import type { Item, Table } from '#data/table.ts';
import { check, put, remove, update, type Write } from '#data/writes.ts';
import { answeredItem, named, rekeyed } from '#functions/runs/repositories/responses.ts';
import { assignmentItem, keyOf, toKeptTask } from '#functions/tasks/repositories/task.ts';

/** What waits for whoever is invited, where it came from it was theirs. */
type Thing =
  /** A task that they were responsible for, or have made. */
  | { readonly of: 'task'; readonly createdAt: string; readonly responsible: boolean; readonly author: boolean }
  /** A rule whose tasks were theirs: it names their invitation. */
  | { readonly of: 'rule' }
  /** Answers that they have given to a run with names, and what they were called there. */
  | { readonly of: 'answers'; readonly name: string }
  /** Somebody they lead, or by whom they are led: by the id of that invitation, and as a member once that one has come. */
  | { readonly of: 'lead'; readonly leads: boolean; readonly memberId: string | null };

/** A thing that was brought in and waits for somebody. */
export type Awaited = Thing & {
  readonly workspaceId: string;
  /** The invitation of their address, which says nothing of it. */
  readonly invitationId: string;
  /** Of the thing. */
  readonly id: string;
};
type AwaitedOf<Of extends Awaited['of']> = Extract<Awaited, { readonly of: Of }>;

/** Longer than people are waited for, so that an invitation that has run out can be sent again. */
const AWAITED_SECONDS = 120 * 86_400;

/** That a thing waits for somebody; it is forgotten with the invitation. `now` in seconds. */
export function awaitedWrite({ of, invitationId, ...told }: Awaited, now: number): Write {
  const key = keys.awaited(told.workspaceId, invitationId, told.id);
  return put({ ...key, type: `awaited-${of}`, ...told, ttl: now + AWAITED_SECONDS });
}

/** Things that were brought in and wait for those who were named in them. */
export function createAwaited(table: Table) {
  /** Nobody is put in the place of somebody who was chosen meanwhile. */
  async function taskWrites(
    { workspaceId, id, createdAt, responsible, author }: AwaitedOf<'task'>,
    userId: string,
  ): Promise<Write[] | null> {
    const item = await table.get(keys.task(workspaceId, createdAt, id), { consistent: true });
    const task = item && toKeptTask(item);
    const set: { responsibleId?: string; createdBy?: string } = {
      ...(task?.responsibleId === null && responsible && { responsibleId: userId }),
      ...(task?.createdBy === null && author && { createdBy: userId }),
    };
    if (!task || Object.keys(set).length === 0) return null;
    return [
      isMember(workspaceId, userId),
      update(keyOf(task), { set }, { exists: true, equals: { version: task.version } }),
      ...(set.responsibleId === undefined ? [] : [put(assignmentItem(userId, task))]),
    ];
  }

  async function ruleWrites(
    { workspaceId, id, invitationId }: AwaitedOf<'rule'>,
    userId: string,
  ): Promise<Write[] | null> {
    const rule = await table.get(keys.rule(workspaceId, id), { consistent: true });
    if (rule?.['responsibleId'] !== invitationId) return null;
    const asRead = { equals: { responsibleId: invitationId } };
    return [
      isMember(workspaceId, userId),
      update(keys.rule(workspaceId, id), { set: { responsibleId: userId } }, asRead),
    ];
  }

  async function answersWrites(
    { workspaceId, id: runId, invitationId }: AwaitedOf<'answers'>,
    userId: string,
  ): Promise<Write[] | null> {
    const writes = await rekeyed(table, runId, named(invitationId), (response) => ({
      ...response,
      key: named(userId),
    }));
    return writes && [isMember(workspaceId, userId), ...writes, put(answeredItem(userId, runId))];
  }

  /** Whoever of both comes first is noted for the other; what somebody has said meanwhile stays. */
  async function leadWrites(
    { workspaceId, id, invitationId, leads, memberId }: AwaitedOf<'lead'>,
    userId: string,
  ): Promise<Write[] | null> {
    if (memberId === null) {
      const others = keys.awaited(workspaceId, id, invitationId);
      const waits = await table.get(others, { consistent: true });
      return waits && [isMember(workspaceId, userId), update(others, { set: { memberId: userId } }, { exists: true })];
    }
    const [led, leader] = leads ? [memberId, userId] : [userId, memberId];
    const known = await table.get(keys.member(workspaceId, led), { consistent: true });
    if (!known || typeof known['managerId'] === 'string') return null;
    const change = update(keys.member(workspaceId, led), { set: { managerId: leader } }, { exists: true });
    return [isMember(workspaceId, leader), change];
  }

  /** What it takes to give something; null where there is nothing to give any more. */
  function givingWrites(awaited: Awaited, userId: string): Promise<Write[] | null> {
    switch (awaited.of) {
      case 'task':
        return taskWrites(awaited, userId);
      case 'rule':
        return ruleWrites(awaited, userId);
      case 'answers':
        return answersWrites(awaited, userId);
      case 'lead':
        return leadWrites(awaited, userId);
    }
  }

  return {
    /** Some of what waits for whoever has this invitation. */
    async some(workspaceId: string, invitationId: string, limit: number): Promise<Awaited[]> {
      const { items } = await table.query(ranges.awaited(workspaceId, invitationId), { limit, consistent: true });
      return items.map(toAwaited);
    },

    /** All that waits for anybody. */
    async all(workspaceId: string): Promise<Awaited[]> {
      return (await table.queryAll(ranges.allAwaited(workspaceId), { consistent: true })).map(toAwaited);
    },

    /** What those were called, by their invitations, whose answers to a run wait for them. */
    async names(workspaceId: string, runId: string, invitationIds: readonly string[]): Promise<Map<string, string>> {
      const items = await table.getMany(invitationIds.map((id) => keys.awaited(workspaceId, id, runId)));
      return new Map(items.flatMap((item, index) => (item ? [[invitationIds[index]!, String(item['name'])]] : [])));
    },

    /** Writes down what waits for people who come in later. */
    async add(awaited: readonly Awaited[], now: number): Promise<void> {
      if (awaited.length > 0) await table.transact(awaited.map((one) => awaitedWrite(one, now)));
    },

    /** The same for those who are invited already; false where one of them is so no more: they have come. */
    async addForInvited(awaited: readonly Awaited[], now: number): Promise<boolean> {
      if (awaited.length === 0) return true;
      const places = new Map(
        awaited.map(({ workspaceId, invitationId: id }) => [id, keys.invitation(workspaceId, id)]),
      );
      return unlessChanged(
        table.transact([
          ...[...places.values()].map((key) => check(key, { exists: true })),
          ...awaited.map((one) => awaitedWrite(one, now)),
        ]),
      );
    },

    /** Gives a thing back to whoever it waits for, who has joined. False when it has just changed, or they are gone. */
    async give(awaited: Awaited, userId: string): Promise<boolean> {
      const known = remove(keys.awaited(awaited.workspaceId, awaited.invitationId, awaited.id));
      const writes = (await givingWrites(awaited, userId)) ?? [];
      return unlessChanged(table.transact([known, ...writes]));
    },
  };
}

function isMember(workspaceId: string, userId: string): Write {
  return check(keys.member(workspaceId, userId), { exists: true });
}

function toAwaited(item: Item): Awaited {
  const [, invitationId = '', id = ''] = String(item['sk']).split('#');
  const known = { workspaceId: String(item['workspaceId']), invitationId, id };
  switch (item['type']) {
    case 'awaited-rule':
      return { of: 'rule', ...known };
    case 'awaited-answers':
      return { of: 'answers', ...known, name: String(item['name']) };
    case 'awaited-lead': {
      const { memberId } = item;
      return {
        of: 'lead',
        ...known,
        leads: item['leads'] === true,
        memberId: memberId === null ? null : String(memberId),
      };
    }
    default:
      return {
        of: 'task',
        ...known,
        createdAt: String(item['createdAt']),
        responsible: item['responsible'] === true,
        author: item['author'] === true,
      };
  }
}
