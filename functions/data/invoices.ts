import type { Job } from './job-item.ts';
import type { Period, PlanId } from '#shared/rules/plans.ts';
import { jobItem } from './job-item.ts';
import { keys, ranges } from './keys.ts';
import type { Item, Table } from './table.ts';
import { insert } from './writes.ts';

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
  };
}
