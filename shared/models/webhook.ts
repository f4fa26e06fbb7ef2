import * as z from 'zod/mini';
import { DELIVERY_DAYS, WEBHOOK_EVENTS, WEBHOOK_STOPS } from '../rules/webhooks.ts';
import { Id, Instant } from './common.ts';
import { webhookValidation } from '#text/webhooks/validation.ts';

const ADDRESS_MAX = 500;
const DESCRIPTION_MAX = 120;
const NUMBER_DIGITS = /^\d{10}$/;

const Address = z.string({ error: () => webhookValidation.address }).check(
  z.trim(),
  z.maxLength(ADDRESS_MAX, { error: () => webhookValidation.address, abort: true }),
  // What may be called is judged by what calls (functions/webhooks/receiver.ts).
  z.refine((text) => URL.canParse(text), { error: () => webhookValidation.address }),
);

const Events = z
  .array(z.enum(WEBHOOK_EVENTS), { error: () => webhookValidation.events })
  .check(
    z.minLength(1, { error: () => webhookValidation.events }),
    z.maxLength(WEBHOOK_EVENTS.length, { error: () => webhookValidation.events }),
  );

const Description = z
  .string()
  .check(z.trim(), z.maxLength(DESCRIPTION_MAX, { error: () => webhookValidation.description }));

/** Where events are to be sent, and which. */
export const NewWebhook = z.strictObject({
  address: Address,
  events: Events,
  description: z._default(Description, ''),
  /** Whether e-mail addresses of people stand in what is sent. */
  with_addresses: z._default(z.boolean(), false),
});
export type NewWebhook = z.input<typeof NewWebhook>;

/** What is to be changed of a subscription. */
export const WebhookChange = z.strictObject({
  address: z.optional(Address),
  events: z.optional(Events),
  description: z.optional(Description),
  with_addresses: z.optional(z.boolean()),
  /** Switched on again, it goes on with the first event that was not delivered. */
  enabled: z.optional(z.boolean()),
});
export type WebhookChange = z.infer<typeof WebhookChange>;

/** A subscription; its secret is told by a route of its own. */
export const Webhook = z.object({
  id: Id,
  address: z.string(),
  events: z.array(z.enum(WEBHOOK_EVENTS)),
  description: z.string(),
  with_addresses: z.boolean(),
  enabled: z.boolean(),
  /** Why it is off; null while it is on. */
  stopped: z.nullable(z.enum(WEBHOOK_STOPS)),
  created_at: Instant,
  /** Until when the secret before this one signs, too; null where none does. */
  previous_secret_until: z.nullable(Instant),
  /** Since when nothing could be delivered; null where the last delivery succeeded. */
  failing_since: z.nullable(Instant),
  /** When it is tried again. */
  retry_at: z.nullable(Instant),
});
export type Webhook = z.infer<typeof Webhook>;

/** All of a workspace. */
export const Webhooks = z.object({ webhooks: z.array(Webhook) });

/** What verifies that an event comes from here: `whsec_…`. */
export const WebhookSecret = z.object({ secret: z.string() });

/** A subscription as it is made. */
export const MadeWebhook = z.object({ webhook: Webhook, secret: z.string() });

/** An event on its way to one receiver; kept for thirty days. */
export const WebhookDelivery = z.object({
  /** The place of the event among those of the workspace. */
  number: z.string(),
  /** `webhook-id`: the same each time the event is sent. */
  event_id: Id,
  type: z.string(),
  occurred_at: Instant,
  /** When it was sent last. */
  sent_at: Instant,
  attempts: z.int(),
  delivered: z.boolean(),
  /** What the receiver answered with; null where it could not be reached. */
  status: z.nullable(z.int()),
  /** Why it could not be reached; null where it answered. */
  problem: z.nullable(z.string()),
  /** The first signs of the answer. */
  answer: z.string(),
  milliseconds: z.int(),
});
export type WebhookDelivery = z.infer<typeof WebhookDelivery>;

/** The newest deliveries of a subscription. */
export const WebhookDeliveries = z.object({
  deliveries: z.array(WebhookDelivery),
  days: z._default(z.int(), DELIVERY_DAYS),
});

/** The number of an event in a path. */
export const EventNumber = z.string().check(z.regex(NUMBER_DIGITS, { error: () => webhookValidation.number }));
