import { useCallback } from 'react';
import type { SWRResponse } from 'swr';
import { subscriptions } from '#shared/contract/subscriptions.ts';
import type { Call, Reply } from '#shared/contract/route.ts';
import type { Invoice, Subscription } from '#shared/models/subscription.ts';
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
