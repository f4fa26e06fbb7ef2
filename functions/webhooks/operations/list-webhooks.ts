import type { WebhooksOperation } from '../operation.ts';
import { presentWebhook } from '../present.ts';

/** Where events of a workspace are sent. */
export const listWebhooks: WebhooksOperation<'listWebhooks'> = async ({ repos, workspaceId, now }) => ({
  webhooks: (await repos.webhooks.list(workspaceId)).map((webhook) => presentWebhook(webhook, now)),
});
