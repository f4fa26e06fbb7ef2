import { notFound } from '#core/http/errors.ts';
import type { WebhooksOperation } from '../operation.ts';

/** Ends a subscription and forgets its secret. */
export const deleteWebhook: WebhooksOperation<'deleteWebhook'> = async ({ repos, workspaceId }, { params }) => {
  if (!(await repos.webhooks.remove(workspaceId, params.webhookId))) notFound('webhook');
};
