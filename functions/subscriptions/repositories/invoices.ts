import type { Job } from '#data/job-item.ts';
import type { InvoiceState } from '#shared/models/subscription.ts';
import type { Period, PlanId } from '#shared/rules/plans.ts';
import { jobItem } from '#data/job-item.ts';
import { keys, ranges } from '#data/keys.ts';
import type { Item, Table } from '#data/table.ts';
import { insert, update } from '#data/writes.ts';

/** A request for an invoice, as it was asked for. */
export interface Invoice {
  readonly id: string;
  readonly userId: string;
  readonly plan: PlanId;
  readonly period: Period;
  readonly people: number;
  readonly company: string;
  readonly inn: string;
  readonly kpp: string | null;
  readonly email: string;
  /** Percent. */
  readonly discount: number;
  /** Roubles. */
  readonly total: number;
  readonly createdAt: string;
  /** Waits to be paid, was paid for, or another request was instead. */
  readonly state: InvoiceState;
}

/** Requests for invoices: they lie with the owner; the operator's list of a month points at them. */
export function createInvoices(table: Table) {
  return {
    /** The request and the letter about it, all or nothing. */
    async create(invoice: Invoice, letter: Extract<Job, { kind: 'send-mail' }>, jobId: string): Promise<void> {
      const { id, userId, createdAt } = invoice;
      await table.transact([
        insert({ ...keys.invoice(userId, createdAt, id), type: 'invoice', ...invoice }),
        insert({ ...keys.invoiceRef(createdAt, id), type: 'invoice-ref', userId, createdAt, id }),
        insert(jobItem(letter, jobId, new Date(createdAt))),
      ]);
    },

    /** All requests of a person, oldest first. */
    async listOf(userId: string): Promise<Invoice[]> {
      return (await table.queryAll(ranges.invoices(userId), { consistent: true })).map(toInvoice);
    },

    /**
     * What waits is over once its plan is switched on: the newest request for that plan was paid, the others of the
     * person were replaced by it. Without a request for that plan all go on waiting.
     */
    async settle(userId: string, plan: PlanId): Promise<Invoice | null> {
      const items = await table.queryAll(ranges.invoices(userId), { consistent: true });
      const waiting = items.map(toInvoice).filter(({ state }) => state === 'waiting');
      const paid = waiting.findLast((invoice) => invoice.plan === plan);
      if (!paid) return null;
      for (const { id, createdAt } of waiting) {
        const state: InvoiceState = id === paid.id ? 'paid' : 'replaced';
        const known = { exists: true, equals: { state: 'waiting' } };
        await table.write(update(keys.invoice(userId, createdAt, id), { set: { state } }, known));
      }
      return { ...paid, state: 'paid' };
    },

    /** All requests of a calendar month (UTC, 2026-11), oldest first. */
    async listOfMonth(month: string): Promise<Invoice[]> {
      const refs = await table.queryAll(ranges.invoiceRefs(month), { consistent: true });
      const items = await table.getMany(
        refs.map((ref) => keys.invoice(String(ref['userId']), String(ref['createdAt']), String(ref['id']))),
        { consistent: true },
      );
      return items.filter((item) => item !== null).map(toInvoice);
    },
  };
}

function toInvoice(item: Item): Invoice {
  return {
    id: String(item['id']),
    userId: String(item['userId']),
    plan: item['plan'] as PlanId,
    period: item['period'] as Period,
    people: Number(item['people']),
    company: String(item['company']),
    inn: String(item['inn']),
    kpp: typeof item['kpp'] === 'string' ? item['kpp'] : null,
    email: String(item['email']),
    discount: Number(item['discount']),
    total: Number(item['total']),
    createdAt: String(item['createdAt']),
    state: (item['state'] as InvoiceState | undefined) ?? 'waiting',
  };
}
