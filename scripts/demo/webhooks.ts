import { callerOf } from '#scripts/call.ts';
import { webhooks } from '#shared/contract/webhooks.ts';
import type { Company } from './company.ts';

/** The owner has the company's events sent to a played receiver, and tries whether they arrive. */
export async function writeWebhooks(
  { workspaceId, texts }: Company,
  token: string,
  url: string,
  receiver: string,
): Promise<void> {
  const call = callerOf(url, texts.language);
  const params = { id: workspaceId };
  const { webhook } = await call(webhooks.createWebhook, {
    token,
    params,
    body: { address: `${receiver}/tonus`, events: ['run.opened', 'results.settled', 'member.joined'] },
  });
  await call(webhooks.testWebhook, { token, params: { ...params, webhookId: webhook.id } });
}
