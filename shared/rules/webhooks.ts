import { HOUR_MS, MINUTE_MS, SECOND_MS } from './durations.ts';

/** What other systems can be told of, by the names that stand in what is sent. */
export const WEBHOOK_EVENTS = [
  'run.opened',
  'run.closed',
  'results.settled',
  'member.joined',
  'member.left',
  'task.created',
  'rule.fired',
] as const;
export type WebhookEvent = (typeof WEBHOOK_EVENTS)[number];

/** What is sent when somebody asks for a test; nobody subscribes to it. */
export const WEBHOOK_TEST = 'webhook.test';
export type SentEvent = WebhookEvent | typeof WEBHOOK_TEST;

/** Of what is sent: raised when a field changes its meaning or goes. */
export const WEBHOOK_VERSION = 1;

/** So many subscriptions a workspace may have. */
export const WEBHOOKS_MAX = 10;

/** Deliveries are shown, and can be sent again, for so long. */
export const DELIVERY_DAYS = 30;

/** An old secret signs beside the new one for so long. */
export const SECRET_OVERLAP_HOURS = 24;

/** What fails for so long is switched off. */
export const FAILING_HOURS = 72;

/** Why a subscription is off: somebody has switched it off, it failed for three days, the receiver answered 410. */
export const WEBHOOK_STOPS = ['by_hand', 'failing', 'gone'] as const;
export type WebhookStop = (typeof WEBHOOK_STOPS)[number];

/** From seconds to hours; the last one comes again and again. */
const PAUSES = [
  10 * SECOND_MS,
  MINUTE_MS,
  5 * MINUTE_MS,
  15 * MINUTE_MS,
  HOUR_MS,
  3 * HOUR_MS,
  6 * HOUR_MS,
  12 * HOUR_MS,
] as const;

/** How long it is waited after so many failed attempts, milliseconds; null where it has failed for too long. */
export function pauseAfter(attempts: number, failingSince: Date, now: Date): number | null {
  if (now.getTime() - failingSince.getTime() >= FAILING_HOURS * HOUR_MS) return null;
  return PAUSES[Math.min(attempts, PAUSES.length) - 1] ?? PAUSES[0];
}
