import { useCallback } from 'react';
import type { SWRResponse } from 'swr';
import { subscriptions } from '#shared/contract/subscriptions.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import type { Subscription } from '#shared/models/subscription.ts';
import { OWNER_ROLE } from '#shared/models/workspace.ts';
import { useApi, useApiCache, useApiMutation, type Mutation } from '#web/lib/use-api.ts';

/** The subscription of the person logged in. */
export function useSubscription(): SWRResponse<Subscription, unknown> {
  return useApi(subscriptions.getMySubscription, {});
}

/** Starts the free trial; whoever shows the subscription shows the new one at once. */
export function useTrial(): Mutation<typeof subscriptions.startTrial> {
  const trial = useApiMutation(subscriptions.startTrial);
  const { put } = useApiCache();
  const { run } = trial;
  const runAndShow = useCallback(async () => {
    const subscription = await run({});
    await put(subscriptions.getMySubscription, {}, subscription);
    return subscription;
  }, [run, put]);
  return { ...trial, run: runAndShow };
}

export function useInvoice(): Mutation<typeof subscriptions.requestInvoice> {
  return useApiMutation(subscriptions.requestInvoice);
}

/** The name of a workspace's owner; null while it is not known. A null id asks nothing. */
export function useOwnerName(workspaceId: string | null): string | null {
  const members = useApi(workspaces.listMembers, workspaceId === null ? null : { params: { id: workspaceId } });
  return members.data?.members.find(({ role }) => role === OWNER_ROLE)?.user.full_name ?? null;
}
