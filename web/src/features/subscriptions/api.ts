import { useCallback } from 'react';
import type { SWRResponse } from 'swr';
import { subscriptions } from '#shared/contract/subscriptions.ts';
import { workspaces } from '#shared/contract/workspaces.ts';
import type { Call, Reply } from '#shared/contract/route.ts';
import type { Invoice, Subscription } from '#shared/models/subscription.ts';
import { OWNER_ROLE } from '#shared/rules/roles.ts';
import { callApi } from '#web/lib/api-client.ts';
import { untilDue } from '#web/lib/until-due.ts';
import { useApi, useApiCache } from '#web/lib/use-api.ts';

/** The subscription of the person logged in; read again when it ends, as a page may stay open over its last day. */
export function useSubscription(): SWRResponse<Subscription, unknown> {
  return useApi(
    subscriptions.getMySubscription,
    {},
    { refreshInterval: (known) => untilDue(known?.due_date ?? null, Date.now()) },
  );
}

/** What the person has asked to be invoiced for, newest first. */
export function useInvoices(): SWRResponse<Reply<typeof subscriptions.listMyInvoices>, unknown> {
  return useApi(subscriptions.listMyInvoices, {});
}

export type InvoiceBody = Call<typeof subscriptions.requestInvoice>['body'];

/** Asks for an invoice; the list of requests shows it at once. */
export function useInvoiceRequest(): (body: InvoiceBody) => Promise<Invoice> {
  const { put } = useApiCache();
  return useCallback(
    async (body) => {
      const invoice = await callApi(subscriptions.requestInvoice, { body });
      await put(subscriptions.listMyInvoices, {}, (known) => known && { invoices: [invoice, ...known.invoices] });
      return invoice;
    },
    [put],
  );
}

/** The name of a workspace's owner; null while it is not known. A null id asks nothing. */
export function useOwnerName(workspaceId: string | null): string | null {
  const members = useApi(workspaces.listMembers, workspaceId === null ? null : { params: { id: workspaceId } });
  return members.data?.members.find(({ role }) => role === OWNER_ROLE)?.user.full_name ?? null;
}
