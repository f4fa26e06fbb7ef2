import { conflict, invalid } from '#core/http/errors.ts';
import { countAttempt } from '#core/throttle.ts';
import { DAY_MS } from '#shared/rules/durations.ts';
import type { Invoice } from '../repositories/invoices.ts';
import { fewerPeopleText } from '#shared/rules/plan-texts.ts';
import { invoiceTotal, PLANS } from '#shared/rules/plans.ts';
import { presentInvoice } from '../present-invoice.ts';
import { THROTTLES } from '../throttles.ts';
import { subscriptionsErrors } from '#text/subscriptions/errors.ts';
import type { SubscriptionsOperation } from '../operation.ts';

/** Whoever asks for the same again within a day has pressed twice, or looks for a letter that is on its way. */
const SAME_FOR_MILLISECONDS = DAY_MS;

type RequestedInvoice = Omit<Invoice, 'id' | 'userId' | 'discount' | 'total' | 'createdAt' | 'state'>;

/**
 * Keeps the request for whoever writes the invoice. The letter about it goes to the account's own address, not to the
 * one in the form: nobody is to get letters from us because a stranger typed their address.
 */
export const requestInvoice: SubscriptionsOperation<'requestInvoice'> = async (context, { body }) => {
  const { repos, user, now, newId } = context;
  const { plan, period, people, company, inn } = body;
  const asked = { plan, period, people, company, inn, kpp: body.kpp || null, email: body.email ?? user.email };
  const [own, known] = await Promise.all([repos.workspaces.listOwned(user.id), repos.invoices.listOf(user.id)]);
  const most = Math.max(0, ...own.map(({ memberCount }) => memberCount));
  if (people < most && !body.fewer_people) invalid([{ path: 'people', message: fewerPeopleText(most) }]);
  const same = known.find((one) => one.state === 'waiting' && isSame(one, asked) && isRecent(one, now));
  if (same) {
    conflict(subscriptionsErrors.sameInvoice(same.total, same.email));
  }
  await countAttempt(THROTTLES.invoicesOfAccount, user.id, context);
  const discount = user.discount ?? 0;
  const total = invoiceTotal(PLANS[plan], period, people, discount);
  const made = { id: newId(), userId: user.id, createdAt: now.toISOString(), state: 'waiting' } as const;
  const invoice = { ...made, ...asked, discount, total };
  const values = { plan: PLANS[plan].name, period, people, company, inn, total };
  const mail = { template: 'invoice-request', values } as const;
  await repos.invoices.create(invoice, { kind: 'send-mail', to: user.email, account: user.id, mail }, newId());
  return presentInvoice(invoice);
};

function isSame(one: RequestedInvoice, other: RequestedInvoice): boolean {
  const fields = ['plan', 'period', 'people', 'inn', 'kpp', 'email'] as const;
  return fields.every((field) => one[field] === other[field]);
}

function isRecent({ createdAt }: Invoice, now: Date): boolean {
  return now.getTime() - Date.parse(createdAt) < SAME_FOR_MILLISECONDS;
}
