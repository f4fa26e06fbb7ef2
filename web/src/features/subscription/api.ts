import { useCallback } from 'react';
import type { SWRResponse } from 'swr';
import { subscriptions } from '#shared/contract/subscriptions.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import type { Call } from '#shared/contract/route.ts';
import type { Invoice, Subscription } from '#shared/models/subscription.ts';
import { OWNER_ROLE } from '#shared/rules/roles.ts';
import { callApi } from '#web/lib/api-client.ts';
import { useApi, useApiCache } from '#web/lib/use-api.ts';

/** The subscription of the person logged in. */
export function useSubscription(): SWRResponse<Subscription, unknown> {
  return useApi(subscriptions.getMySubscription, {});
}

/** Starts the free trial; whoever shows the subscription shows the new one at once. */
export function useTrial(): () => Promise<void> {
  const { put } = useApiCache();
  return useCallback(async () => {
    await put(subscriptions.getMySubscription, {}, await callApi(subscriptions.startTrial, {}));
  }, [put]);
}

export type InvoiceBody = Call<typeof subscriptions.requestInvoice>['body'];

export function requestInvoice(body: InvoiceBody): Promise<Invoice> {
  return callApi(subscriptions.requestInvoice, { body });
}

/** The name of a workspace's owner; null while it is not known. A null id asks nothing. */
export function useOwnerName(workspaceId: string | null): string | null {
  const members = useApi(workspaces.listMembers, workspaceId === null ? null : { params: { id: workspaceId } });
  return members.data?.members.find(({ role }) => role === OWNER_ROLE)?.user.full_name ?? null;
}
