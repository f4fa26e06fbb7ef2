import type { Invoice as StoredInvoice } from './repositories/invoices.ts';
import type { Invoice } from '#shared/models/subscription.ts';

/** A request in the words of the API. */
export function presentInvoice({ plan, createdAt, ...invoice }: StoredInvoice): Invoice {
  if (plan === 'startup') throw new Error('Nobody is asked to pay for Startup');
  const { id, period, people, company, inn, kpp, email, discount, total, state } = invoice;
  return { id, plan, period, people, company, inn, kpp, email, discount, total, created_at: createdAt, state };
}
