import { failedCondition, unlessChanged } from '#data/conditions.ts';
import { keys, ranges } from '#data/keys.ts';
import type { Table } from '#data/table.ts';
import { failsAs, put, update, type Write } from '#data/writes.ts';
import { seconds } from '#shared/rules/seconds.ts';
import { DELIVERY_DAYS } from '#shared/rules/webhooks.ts';
import { DAY_SECONDS } from '#shared/rules/durations.ts';
import { eventsHead, headWrites, type EventsHead } from './webhook-events.ts';
import { numberText, toEvent, toWebhook } from './webhook.ts';
import type { Delivery, StoredEvent, Webhook } from './webhook.ts';

/** How far a receiver is. */
type Progress = Partial<
  Pick<Webhook, 'done' | 'attempts' | 'failingSince' | 'retryAt' | 'enabled' | 'stopped' | 'leaseId' | 'leaseUntil'>
>;

/** Sending events, for whoever does that. */
export function createWebhookSending(table: Table) {
  return {
    head: (workspaceId: string) => eventsHead(table, workspaceId),

    async subscriptions(workspaceId: string): Promise<Webhook[]> {
      return (await table.queryAll(ranges.webhooks(workspaceId), { consistent: true })).map(toWebhook);
    },

    /** Takes a receiver for oneself; null when somebody else has it, or it was changed or switched off. */
    async take(webhook: Webhook, leaseId: string, leaseUntil: string): Promise<Webhook | null> {
      const { workspaceId, id, leaseId: before, done } = webhook;
      const asRead = { equals: { leaseId: before, done, enabled: true } };
      const taken = await unlessChanged(
        table.write(update(keys.webhook(workspaceId, id), { set: { leaseId, leaseUntil } }, asRead)),
      );
      return taken ? { ...webhook, leaseId, leaseUntil } : null;
    },

    /** The events behind a number, in their order. */
    async after(workspaceId: string, number: number, limit: number): Promise<StoredEvent[]> {
      const { items } = await table.query(ranges.webhookEvents(workspaceId), {
        limit,
        from: numberText(number + 1),
        to: numberText(9_999_999_999),
        consistent: true,
      });
      return items.map(toEvent);
    },

    /**
     * Writes down how far a receiver is, with the delivery that brought it there, and whatever follows. False when it
     * is somebody else's meanwhile, gone or switched off: then nothing is written, and nothing more may be sent.
     */
    async settle(
      { workspaceId, id, leaseId }: Pick<Webhook, 'workspaceId' | 'id' | 'leaseId'>,
      progress: Progress,
      delivery: Delivery | null,
      now: Date,
      more: readonly Write[] = [],
    ): Promise<boolean> {
      const itself = update(keys.webhook(workspaceId, id), { set: progress }, { equals: { leaseId, enabled: true } });
      if (!delivery && more.length === 0) return unlessChanged(table.write(itself));
      const failed = await failedCondition(table, [
        failsAs('not mine', itself),
        ...(delivery ? [deliveryWrite(workspaceId, id, delivery, now)] : []),
        ...more,
      ]);
      return failed === null;
    },

    /** Writes down what somebody has had sent again, or a test. */
    async note(workspaceId: string, id: string, delivery: Delivery, now: Date): Promise<void> {
      await table.write(deliveryWrite(workspaceId, id, delivery, now));
    },

    /** Says when something is to be sent next, unless something has happened since the head was read. */
    async plan(workspaceId: string, known: EventsHead, dueAt: string | null): Promise<boolean> {
      return (await failedCondition(table, headWrites(workspaceId, known, { dueAt }))) === null;
    },
  };
}

function deliveryWrite(workspaceId: string, webhookId: string, { type, ...delivery }: Delivery, now: Date): Write {
  const ttl = seconds(now) + DELIVERY_DAYS * DAY_SECONDS;
  const key = keys.webhookDelivery(workspaceId, webhookId, numberText(delivery.number));
  return put({ ...key, type: 'webhook-delivery', event: type, ...delivery, ttl });
}
