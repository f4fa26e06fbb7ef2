import { notFound } from '#core/http/errors.ts';
import { WEBHOOK_TEST } from '#shared/rules/webhooks.ts';
import type { WebhooksOperation } from '../operation.ts';
import { maySendByHand, sendByHand, webhookOf } from '../send-by-hand.ts';

/** Sends a test now and tells how it went. */
export const testWebhook: WebhooksOperation<'testWebhook'> = async (context, { params }) => {
  const { repos, workspaceId, now, newId } = context;
  await maySendByHand(context);
  const webhook = await webhookOf(params.webhookId, context);
  const test = { id: newId(), type: WEBHOOK_TEST, at: now.toISOString(), aboutId: null, memberId: null } as const;
  const event = (await repos.webhooks.recordTest(workspaceId, test, now)) ?? notFound('webhook');
  return sendByHand(webhook, event, context);
};
