import type { Webhook as Presented, WebhookDelivery } from '#shared/models/webhook.ts';
import { webhookErrors } from '#text/webhooks/errors.ts';
import { numberText, type Delivery, type Webhook } from './repositories/webhook.ts';

/** A subscription in the words of the API, without its secret. */
export function presentWebhook(webhook: Webhook, now: Date): Presented {
  const { previousUntil } = webhook;
  return {
    id: webhook.id,
    address: webhook.address,
    events: [...webhook.events],
    description: webhook.description,
    with_addresses: webhook.withAddresses,
    enabled: webhook.enabled,
    stopped: webhook.stopped,
    created_at: webhook.createdAt,
    previous_secret_until: previousUntil !== null && previousUntil > now.toISOString() ? previousUntil : null,
    failing_since: webhook.failingSince,
    retry_at: webhook.retryAt,
  };
}

/** A delivery in the words of the API. */
export function presentDelivery(delivery: Delivery): WebhookDelivery {
  const { problem } = delivery;
  return {
    number: numberText(delivery.number),
    event_id: delivery.eventId,
    type: delivery.type,
    occurred_at: delivery.occurredAt,
    sent_at: delivery.sentAt,
    attempts: delivery.attempts,
    delivered: delivery.delivered,
    status: delivery.status,
    problem: problem === null ? null : problemText(problem),
    answer: delivery.answer,
    milliseconds: delivery.milliseconds,
  };
}

function problemText(problem: string): string {
  const texts: Readonly<Record<string, string>> = webhookErrors.problems;
  return texts[problem] ?? webhookErrors.problems.unreachable;
}
