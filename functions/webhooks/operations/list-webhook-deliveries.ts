import { DELIVERY_DAYS } from '#shared/rules/webhooks.ts';
import type { WebhooksOperation } from '../operation.ts';
import { presentDelivery } from '../present.ts';
import { webhookOf } from '../send-by-hand.ts';

/** What was sent to a receiver in thirty days, the newest first. */
export const listWebhookDeliveries: WebhooksOperation<'listWebhookDeliveries'> = async (context, { params }) => {
  const { id } = await webhookOf(params.webhookId, context);
  const deliveries = await context.repos.webhooks.deliveries(context.workspaceId, id);
  return { deliveries: deliveries.map(presentDelivery), days: DELIVERY_DAYS };
};
