import { failedCondition, unlessChanged } from '#data/conditions.ts';
import { keys, ranges } from '#data/keys.ts';
import type { Table } from '#data/table.ts';
import { check, failsAs, insert, remove, update } from '#data/writes.ts';
import { WEBHOOKS_MAX } from '#shared/rules/webhooks.ts';
import { OVERTAKEN, untilNotOvertaken } from '#data/attempts.ts';
import { eventsHead, eventWrites, headWrites, soonest, type NewEvent } from './webhook-events.ts';
import { numberText, toDelivery, toEvent, toWebhook, webhookItem } from './webhook.ts';
import type { Delivery, StoredEvent, Webhook } from './webhook.ts';

/** What a change of a subscription may touch. */
export type WebhookSettings = Partial<
  Pick<
    Webhook,
    | 'address'
    | 'events'
    | 'description'
    | 'withAddresses'
    | 'enabled'
    | 'stopped'
    | 'attempts'
    | 'failingSince'
    | 'retryAt'
    | 'sealed'
    | 'previousSealed'
    | 'previousUntil'
  >
>;

/** What is given of a subscription that is made. */
type NewWebhook = Pick<
  Webhook,
  'id' | 'workspaceId' | 'address' | 'events' | 'description' | 'withAddresses' | 'createdBy' | 'createdAt' | 'sealed'
>;

const NOTHING_YET = { subscriptions: 0, last: 0, dueAt: null };
/** So many deliveries are shown. */
const SHOWN = 100;

/** What the events of a workspace are said to be where somebody else changes them each time. */
const EVENTS = 'What is told of the workspace';

/** The subscriptions of workspaces to their events, for whoever manages them. */
export function createWebhooks(table: Table) {
  const find = async (workspaceId: string, id: string): Promise<Webhook | null> => {
    const item = await table.get(keys.webhook(workspaceId, id), { consistent: true });
    return item && toWebhook(item);
  };

  return {
    find,

    /** All of a workspace, in the order they were made. */
    async list(workspaceId: string): Promise<Webhook[]> {
      const items = await table.queryAll(ranges.webhooks(workspaceId), { consistent: true });
      return items.map(toWebhook).toSorted((a, b) => (a.createdAt < b.createdAt ? -1 : 1));
    },

    /** It is told what happens from now on. */
    async create(made: NewWebhook): Promise<'made' | 'full' | 'workspace gone'> {
      const { workspaceId } = made;
      return untilNotOvertaken(EVENTS, async () => {
        const known = await eventsHead(table, workspaceId);
        if (known && known.subscriptions >= WEBHOOKS_MAX) return 'full';
        const counted = { subscriptions: (known?.subscriptions ?? 0) + 1 };
        const failed = await failedCondition(table, [
          failsAs('workspace gone', check(keys.workspace(workspaceId), { exists: true })),
          ...(known
            ? headWrites(workspaceId, known, counted)
            : [
                failsAs(
                  'changed',
                  insert({ ...keys.webhooksHead(workspaceId), type: 'webhooks-head', ...NOTHING_YET, ...counted }),
                ),
              ]),
          insert(webhookItem({ ...made, ...FRESH, done: known?.last ?? 0 })),
        ]);
        return failed === 'changed' ? OVERTAKEN : (failed ?? 'made');
      });
    },

    /** False when it is gone. With `wake` what waits for it is sent soon. */
    async change(
      { workspaceId, id }: Pick<Webhook, 'workspaceId' | 'id'>,
      set: WebhookSettings,
      wake: Date | null = null,
    ): Promise<boolean> {
      const itself = update(keys.webhook(workspaceId, id), { set }, { exists: true });
      if (!wake) return unlessChanged(table.write(itself));
      return untilNotOvertaken(EVENTS, async () => {
        const known = (await eventsHead(table, workspaceId)) ?? NOTHING_YET;
        const failed = await failedCondition(table, [
          failsAs('gone', itself),
          ...headWrites(workspaceId, known, { dueAt: soonest(known, wake) }),
        ]);
        return failed === 'changed' ? OVERTAKEN : failed === null;
      });
    },

    /** Forgets it with its secret; its deliveries expire. */
    async remove(workspaceId: string, id: string): Promise<boolean> {
      return untilNotOvertaken(EVENTS, async () => {
        const known = await eventsHead(table, workspaceId);
        if (!known) return false;
        const failed = await failedCondition(table, [
          failsAs('gone', remove(keys.webhook(workspaceId, id), { exists: true })),
          ...headWrites(workspaceId, known, { subscriptions: known.subscriptions - 1 }),
        ]);
        return failed === 'changed' ? OVERTAKEN : failed === null;
      });
    },

    /** Gives an event its place that is sent to one receiver and to no other. */
    async recordTest(workspaceId: string, event: NewEvent, now: Date): Promise<StoredEvent | null> {
      return untilNotOvertaken(EVENTS, async () => {
        const known = await eventsHead(table, workspaceId);
        if (!known) return null;
        const placed = { ...event, number: known.last + 1 };
        const failed = await failedCondition(table, [
          ...headWrites(workspaceId, known, { last: placed.number }),
          ...eventWrites(workspaceId, placed, now),
        ]);
        return failed === null ? placed : OVERTAKEN;
      });
    },

    /** An event that is kept still. */
    async event(workspaceId: string, number: number): Promise<StoredEvent | null> {
      const item = await table.get(keys.webhookEvent(workspaceId, numberText(number)));
      return item && toEvent(item);
    },

    /** What was sent to a receiver, the newest first. */
    async deliveries(workspaceId: string, id: string): Promise<Delivery[]> {
      const { items } = await table.query(ranges.webhookDeliveries(workspaceId, id), {
        limit: SHOWN,
        newestFirst: true,
        consistent: true,
      });
      return items.map(toDelivery);
    },

    /** How one delivery went. */
    async delivery(workspaceId: string, id: string, number: number): Promise<Delivery | null> {
      const item = await table.get(keys.webhookDelivery(workspaceId, id, numberText(number)), { consistent: true });
      return item && toDelivery(item);
    },
  };
}

const FRESH = {
  enabled: true,
  stopped: null,
  previousSealed: null,
  previousUntil: null,
  attempts: 0,
  failingSince: null,
  retryAt: null,
  leaseId: null,
  leaseUntil: null,
} as const;
