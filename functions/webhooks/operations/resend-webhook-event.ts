import { notFound } from '#core/http/errors.ts';
import type { WebhooksOperation } from '../operation.ts';
import { maySendByHand, sendByHand, webhookOf } from '../send-by-hand.ts';

/** Sends an event again that was sent to this receiver before. */
export const resendWebhookEvent: WebhooksOperation<'resendWebhookEvent'> = async (context, { params }) => {
  const { repos, workspaceId } = context;
  await maySendByHand(context);
  const webhook = await webhookOf(params.webhookId, context);
  const number = Number(params.number);
  const sent = await repos.webhooks.delivery(workspaceId, webhook.id, number);
  const event = sent && (await repos.webhooks.event(workspaceId, number));
  return sendByHand(webhook, event ?? notFound('webhookEvent'), context);
};
