import type { WebhooksOperation } from '../operation.ts';
import { webhookOf } from '../send-by-hand.ts';

/** The secret by which a receiver knows that an event comes from here. */
export const getWebhookSecret: WebhooksOperation<'getWebhookSecret'> = async (context, { params }) => {
  const { vault, workspaceId } = context;
  const { sealed } = await webhookOf(params.webhookId, context);
  return { secret: await vault.open(sealed, { workspace: workspaceId, kind: 'webhooks' }) };
};
