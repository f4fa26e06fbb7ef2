import { presentInvoice } from '../present-invoice.ts';
import type { SubscriptionsOperation } from '../operation.ts';

/** Older requests are kept, and given out with the rest of the account's data; nobody scrolls to them here. */
const SHOWN = 20;

/** What the person has asked to be invoiced for, newest first. */
export const listMyInvoices: SubscriptionsOperation<'listMyInvoices'> = async ({ actor, repos }) => {
  const all = await repos.invoices.listOf(actor.userId);
  return { invoices: all.slice(-SHOWN).toReversed().map(presentInvoice) };
};
