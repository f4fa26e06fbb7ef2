import * as z from 'zod/mini';
import { PromoCode } from '#shared/models/user.ts';
import { PLANS } from '#shared/rules/plans.ts';
import { UsageError, type Command, type Options } from './command.ts';

/** Makes a partner's code. */
export function addPromo(text: string, { discount: percent, company }: Options): Command {
  const code = codeOf(text);
  const discount = Number(percent);
  if (!Number.isInteger(discount) || discount < 1 || discount > 100) {
    throw new UsageError('--discount is a whole number of percent from 1 to 100');
  }
  if (!company?.trim()) throw new UsageError('--company names the partner whose code it is');
  return async ({ promoCodes }, now) => {
    const promo = { code, discount, company: company.trim(), active: true, createdAt: now.toISOString() };
    if (!(await promoCodes.add(promo))) throw new Error(`There is a code ${code} already`);
    return [`${code} gives ${discount}% to the clients of ${promo.company}`];
  };
}

export const listPromos: Command = async ({ promoCodes }) => {
  const all = await promoCodes.list();
  if (all.length === 0) return ['There are no promo codes'];
  return all.map(
    ({ code, discount, company, active }) => `${code}  ${discount}%  ${company}${active ? '' : '  disabled'}`,
  );
};

/** How many accounts came by each code; those that were deleted since are not known any more. Reads the whole table. */
export const countPromos: Command = async ({ promoCodes }, _, scan) => {
  const accounts = new Map((await promoCodes.list()).map(({ code }) => [code, 0]));
  if (accounts.size === 0) return ['There are no promo codes'];
  for await (const { referalCode } of scan('user')) {
    const known = accounts.get(String(referalCode));
    if (known !== undefined) accounts.set(String(referalCode), known + 1);
  }
  return [...accounts].map(([code, count]) => `${code}  ${count} account(s)`);
};

/** From now on nobody can use the code; accounts that did keep their discount. */
export function disablePromo(text: string): Command {
  const code = codeOf(text);
  return async ({ promoCodes }, now) => {
    if (!(await promoCodes.disable(code, now))) throw new Error(`There is no code ${code}`);
    return [`${code} is disabled`];
  };
}

/** The requests for invoices of a month, this one unless told otherwise. */
export function listInvoices({ month }: Options): Command {
  if (month !== undefined && !/^\d{4}-(?:0[1-9]|1[0-2])$/.test(month)) {
    throw new UsageError(`«${month}» is no month; write it as 2027-03`);
  }
  return async ({ invoices }, now) => {
    const asked = month ?? now.toISOString().slice(0, 7);
    const all = await invoices.listOfMonth(asked);
    if (all.length === 0) return [`No invoices were asked for in ${asked}`];
    return all.map(({ createdAt, plan, period, people, company, inn, kpp, email, discount, total, state }) =>
      [
        createdAt,
        `${PLANS[plan].name}, ${people} people, a ${period}`,
        `${total} RUB${discount ? ` (discount ${discount}%)` : ''}`,
        `${company}, INN ${inn}${kpp ? `, KPP ${kpp}` : ''}`,
        email,
        state,
      ].join('  '),
    );
  };
}

function codeOf(text: string): string {
  const parsed = z.safeParse(PromoCode, text);
  if (!parsed.success || parsed.data === '') {
    throw new UsageError(`«${text}» is no promo code: 3 to 50 letters, digits, hyphens and underscores`);
  }
  return parsed.data;
}
