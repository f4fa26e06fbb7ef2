import { keys } from '#data/keys.ts';
import type { Item } from '#data/writes.ts';
import { textOrNull } from '#data/text-or-null.ts';
import type { SentEvent, WebhookEvent, WebhookStop } from '#shared/rules/webhooks.ts';

/** Where events of a workspace are sent, and how far that is. */
export interface Webhook {
  readonly id: string;
  readonly workspaceId: string;
  readonly address: string;
  readonly events: readonly WebhookEvent[];
  readonly description: string;
  readonly withAddresses: boolean;
  readonly enabled: boolean;
  readonly stopped: WebhookStop | null;
  /** Null when their account was deleted. */
  readonly createdBy: string | null;
  readonly createdAt: string;
  /** Its secret, as the vault has sealed it. */
  readonly sealed: string;
  /** The one before it, as long as that signs, too. */
  readonly previousSealed: string | null;
  readonly previousUntil: string | null;
  /** The number of the last event that was delivered or is none of its kinds. */
  readonly done: number;
  /** How often the event after it has failed. */
  readonly attempts: number;
  readonly failingSince: string | null;
  readonly retryAt: string | null;
  /** Who sends for it now, and until when nobody else does. */
  readonly leaseId: string | null;
  readonly leaseUntil: string | null;
}

/** What has happened, by ids alone: what is told of it is looked up when it is sent. */
export interface StoredEvent {
  readonly number: number;
  /** `webhook-id`. */
  readonly id: string;
  readonly type: SentEvent;
  readonly at: string;
  /** Of the run, the task or the rule; null where it is about a member. */
  readonly aboutId: string | null;
  /** Null, too, when their account was deleted. */
  readonly memberId: string | null;
}

/** An event on its way to one receiver. */
export interface Delivery {
  readonly number: number;
  readonly eventId: string;
  readonly type: SentEvent;
  readonly occurredAt: string;
  readonly sentAt: string;
  readonly attempts: number;
  readonly delivered: boolean;
  readonly status: number | null;
  readonly problem: string | null;
  readonly answer: string;
  readonly milliseconds: number;
}

const DIGITS = 10;

/** Numbers of events as they stand in keys: so they lie in their order. */
export const numberText = (number: number): string => String(number).padStart(DIGITS, '0');

/** A subscription as it lies in the table. */
export function webhookItem(webhook: Webhook) {
  return { ...keys.webhook(webhook.workspaceId, webhook.id), type: 'webhook', ...webhook };
}

/** The subscription behind a stored item. */
export function toWebhook(item: Item): Webhook {
  return {
    id: String(item['id']),
    workspaceId: String(item['workspaceId']),
    address: String(item['address']),
    events: item['events'] as WebhookEvent[],
    description: String(item['description']),
    withAddresses: item['withAddresses'] === true,
    enabled: item['enabled'] === true,
    stopped: item['stopped'] as WebhookStop | null,
    createdBy: textOrNull(item['createdBy']),
    createdAt: String(item['createdAt']),
    sealed: String(item['sealed']),
    previousSealed: textOrNull(item['previousSealed']),
    previousUntil: textOrNull(item['previousUntil']),
    done: Number(item['done']),
    attempts: Number(item['attempts']),
    failingSince: textOrNull(item['failingSince']),
    retryAt: textOrNull(item['retryAt']),
    leaseId: textOrNull(item['leaseId']),
    leaseUntil: textOrNull(item['leaseUntil']),
  };
}

/** The event behind a stored item. */
export function toEvent(item: Item): StoredEvent {
  return {
    number: Number(item['number']),
    id: String(item['id']),
    type: item['event'] as SentEvent,
    at: String(item['at']),
    aboutId: textOrNull(item['aboutId']),
    memberId: textOrNull(item['memberId']),
  };
}

/** The delivery behind a stored item. */
export function toDelivery(item: Item): Delivery {
  return {
    number: Number(item['number']),
    eventId: String(item['eventId']),
    type: item['event'] as SentEvent,
    occurredAt: String(item['occurredAt']),
    sentAt: String(item['sentAt']),
    attempts: Number(item['attempts']),
    delivered: item['delivered'] === true,
    status: typeof item['status'] === 'number' ? item['status'] : null,
    problem: textOrNull(item['problem']),
    answer: String(item['answer']),
    milliseconds: Number(item['milliseconds']),
  };
}
