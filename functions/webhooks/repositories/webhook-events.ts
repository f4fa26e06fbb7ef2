import { failedCondition } from '#data/conditions.ts';
import { dueWrite, notDueWrite } from '#data/due.ts';
import { keys } from '#data/keys.ts';
import type { Table } from '#data/table.ts';
import { textOrNull } from '#data/text-or-null.ts';
import { check, failsAs, insert, update, type Write } from '#data/writes.ts';
import { seconds } from '#shared/rules/seconds.ts';
import { DELIVERY_DAYS } from '#shared/rules/webhooks.ts';
import { DAY_SECONDS } from '#shared/rules/durations.ts';
import { numberText, type StoredEvent } from './webhook.ts';

declare module '#data/keys.ts' {
  interface DueKinds {
    'deliver-webhooks': true;
  }
}

/** An event that has no place among the others yet. */
export type NewEvent = Omit<StoredEvent, 'number'>;

/** How it stands with the events of a workspace; null where nobody subscribes to any. */
export interface EventsHead {
  readonly subscriptions: number;
  /** The number of the newest event. */
  readonly last: number;
  /** When something is to be sent; null where nothing is. */
  readonly dueAt: string | null;
}

/** The stream hands a record over again for a day at most. */
const SEEN_SECONDS = 2 * DAY_SECONDS;
/** An event takes two writes, and a transaction a hundred. */
const EVENTS_AT_ONCE = 40;

/** What has happened in workspaces that somebody is told of. The reader of the stream alone writes it down. */
export function createWebhookEvents(table: Table) {
  /** One transaction; what has been written down before is left out of it. */
  async function recordSome(workspaceId: string, events: readonly NewEvent[], now: Date): Promise<void> {
    const known = await eventsHead(table, workspaceId);
    if (!known || known.subscriptions === 0) return;
    const marks = await table.getMany(
      events.map(({ id }) => keys.webhookSeen(workspaceId, id)),
      { consistent: true },
    );
    const fresh = events.filter((_, index) => marks[index] === null);
    if (fresh.length === 0) return;
    const failed = await failedCondition(table, [
      failsAs('workspace gone', check(keys.workspace(workspaceId), { exists: true })),
      ...headWrites(workspaceId, known, { last: known.last + fresh.length, dueAt: soonest(known, now) }),
      ...fresh.flatMap((event, index) => eventWrites(workspaceId, { ...event, number: known.last + 1 + index }, now)),
    ]);
    if (failed !== null && failed !== 'workspace gone') throw new Error(`An event was not written down: ${failed}`);
  }

  return {
    /**
     * Writes down what has happened, in this order, where somebody subscribes to events: once, however often it is
     * told. Throws where somebody else was faster; the stream tells it again.
     */
    async record(workspaceId: string, events: readonly NewEvent[], now: Date): Promise<void> {
      for (let from = 0; from < events.length; from += EVENTS_AT_ONCE) {
        await recordSome(workspaceId, events.slice(from, from + EVENTS_AT_ONCE), now);
      }
    },
  };
}

/** What it takes that an event has its place. */
export function eventWrites(workspaceId: string, event: StoredEvent, now: Date): Write[] {
  const { number, id, type, ...more } = event;
  const ttl = seconds(now) + DELIVERY_DAYS * DAY_SECONDS;
  return [
    insert({ ...keys.webhookSeen(workspaceId, id), type: 'webhook-seen', ttl: seconds(now) + SEEN_SECONDS }),
    insert({
      ...keys.webhookEvent(workspaceId, numberText(number)),
      type: 'webhook-event',
      number,
      id,
      event: type,
      ...more,
      ttl,
    }),
  ];
}

/** What it takes that the head says something else, if it is as it was read. */
export function headWrites(
  workspaceId: string,
  known: EventsHead,
  { subscriptions = known.subscriptions, last = known.last, dueAt = known.dueAt }: Partial<EventsHead>,
): Write<'changed'>[] {
  const change = update(
    keys.webhooksHead(workspaceId),
    { set: { subscriptions, last, dueAt } },
    { equals: { ...known } },
  );
  return [
    failsAs('changed', change),
    ...(dueAt === known.dueAt
      ? []
      : [
          ...(known.dueAt === null ? [] : [notDueWrite('deliver-webhooks', known.dueAt, workspaceId)]),
          ...(dueAt === null ? [] : [dueWrite('deliver-webhooks', dueAt, workspaceId)]),
        ]),
  ];
}

/** Now, unless something is due already. */
export function soonest({ dueAt }: EventsHead, now: Date): string {
  const moment = now.toISOString();
  return dueAt !== null && dueAt < moment ? dueAt : moment;
}

/** The head of a workspace's events as it is now. */
export async function eventsHead(table: Table, workspaceId: string): Promise<EventsHead | null> {
  const item = await table.get(keys.webhooksHead(workspaceId), { consistent: true });
  return (
    item && {
      subscriptions: Number(item['subscriptions']),
      last: Number(item['last']),
      dueAt: textOrNull(item['dueAt']),
    }
  );
}
