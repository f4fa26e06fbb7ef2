import { notFound } from '#core/http/errors.ts';
import { countAttempt } from '#core/throttle.ts';
import { requireWritable } from '#functions/subscriptions/plan.ts';
import type { WebhookDelivery } from '#shared/models/webhook.ts';
import type { ThrottleRule } from '#data/throttles.ts';
import type { OfWebhook } from './operation.ts';
import { presentDelivery } from './present.ts';
import type { StoredEvent, Webhook } from './repositories/webhook.ts';
import { payloadOf } from './sending/payload.ts';
import { secretsOf, sendEvent } from './sending/send-event.ts';

/** What people send by hand: each calls an address somebody chose. */
const SENT_BY_HAND: ThrottleRule = { name: 'webhook-by-hand', limit: 30, windowSeconds: 600 };

/** The subscription of this workspace, or 404. */
export async function webhookOf(id: string, { repos, workspaceId }: OfWebhook): Promise<Webhook> {
  return (await repos.webhooks.find(workspaceId, id)) ?? notFound('webhook');
}

/** Counts what is sent by hand, where the workspace may be changed. */
export async function maySendByHand(context: OfWebhook): Promise<void> {
  await requireWritable(context);
  await countAttempt(SENT_BY_HAND, context.workspaceId, context);
}

/** Sends an event to one receiver now, whatever waits for it, under the id it has; what comes of it is among the deliveries. */
export async function sendByHand(webhook: Webhook, event: StoredEvent, context: OfWebhook): Promise<WebhookDelivery> {
  const { repos, workspaceId, vault, outbound, siteUrl, now } = context;
  const workspace = (await repos.workspaces.find(workspaceId)) ?? notFound('workspace');
  const { withAddresses } = webhook;
  const body = await payloadOf(event, { repos, workspace, siteUrl, withAddresses });
  const before = await repos.webhooks.delivery(workspaceId, webhook.id, event.number);
  const secrets = await secretsOf(webhook, vault, now);
  const { delivery } = await sendEvent(webhook, event, body, secrets, { outbound, clock: () => new Date() });
  const noted = { ...delivery, attempts: (before?.attempts ?? 0) + 1 };
  await repos.webhookSending.note(workspaceId, webhook.id, noted, now);
  return presentDelivery(noted);
}
