import { countAttempt } from '#core/rules/throttle.ts';
import { invoiceTotal, PLANS } from '#shared/rules/plans.ts';
import { THROTTLES } from './throttles.ts';
import type { SubscriptionsOperation } from './operation.ts';

const PERIOD_TEXTS = { month: 'на\u00A0месяц', year: 'на\u00A0год' } as const;

/**
 * Keeps the request for whoever writes the invoice. The letter about it goes to the account's own address, not to the
 * one in the form: nobody is to get letters from us because a stranger typed their address.
 */
export const requestInvoice: SubscriptionsOperation<'requestInvoice'> = async (context, { body }) => {
  const { repos, user, now, newId } = context;
  await countAttempt(THROTTLES.invoicesOfAccount, user.id, context);
  const { plan, period, people, company, inn } = body;
  const discount = user.discount ?? 0;
  const total = invoiceTotal(PLANS[plan], period, people, discount);
  const asked = { plan, period, people, company, inn, kpp: body.kpp || null, email: body.email ?? user.email };
  const invoice = { id: newId(), userId: user.id, ...asked, discount, total, createdAt: now.toISOString() };
  const values = { plan: PLANS[plan].name, period: PERIOD_TEXTS[period], people, company, inn, total };
  const mail = { template: 'invoice-request', values } as const;
  await repos.invoices.create(invoice, { kind: 'send-mail', to: user.email, mail }, newId());
  return { id: invoice.id, ...asked, discount, total, created_at: invoice.createdAt };
};
