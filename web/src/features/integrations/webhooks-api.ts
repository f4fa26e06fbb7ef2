import { useMemo } from 'react';
import type { SWRResponse } from 'swr';
import { webhooks } from '#shared/contract/webhooks.ts';
import type { NewWebhook, Webhook, WebhookChange, WebhookDelivery } from '#shared/models/webhook.ts';
import { callApi } from '#web/lib/api-client.ts';
import { useApi, useApiCache } from '#web/lib/use-api.ts';

/** Where events of a workspace are sent. */
export function useWebhooks(workspaceId: string): SWRResponse<{ webhooks: Webhook[] }, unknown> {
  return useApi(webhooks.listWebhooks, { params: { id: workspaceId } });
}

/** What was sent to a receiver; null asks for nothing. */
export function useDeliveries(id: string, webhookId: string) {
  return useApi(webhooks.listWebhookDeliveries, { params: { id, webhookId } });
}

/** What can be done with subscriptions; whoever shows them shows the new state at once. */
export function useWebhookActions(id: string) {
  const { refresh } = useApiCache();
  return useMemo(() => {
    const params = { id };
    const one = (webhookId: string) => ({ params: { id, webhookId } });
    const shown = () => refresh(webhooks.listWebhooks, { params });
    return {
      create: async (body: NewWebhook): Promise<string> => {
        const { secret } = await callApi(webhooks.createWebhook, { params, body });
        await shown();
        return secret;
      },
      change: async (webhookId: string, body: WebhookChange): Promise<void> => {
        await callApi(webhooks.changeWebhook, { ...one(webhookId), body });
        await shown();
      },
      remove: async (webhookId: string): Promise<void> => {
        await callApi(webhooks.deleteWebhook, one(webhookId));
        await shown();
      },
      secret: async (webhookId: string): Promise<string> =>
        (await callApi(webhooks.getWebhookSecret, one(webhookId))).secret,
      renew: async (webhookId: string): Promise<string> => {
        const { secret } = await callApi(webhooks.renewWebhookSecret, one(webhookId));
        await shown();
        return secret;
      },
      test: async (webhookId: string): Promise<WebhookDelivery> => {
        const delivery = await callApi(webhooks.testWebhook, one(webhookId));
        await refresh(webhooks.listWebhookDeliveries, one(webhookId));
        return delivery;
      },
      resend: async (webhookId: string, number: string): Promise<WebhookDelivery> => {
        const delivery = await callApi(webhooks.resendWebhookEvent, { params: { id, webhookId, number } });
        await refresh(webhooks.listWebhookDeliveries, one(webhookId));
        return delivery;
      },
    };
  }, [id, refresh]);
}
