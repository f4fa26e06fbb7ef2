import { seconds } from '#shared/rules/seconds.ts';
import { kopecksOf } from '#shared/rules/finance/money.ts';
import { failedCondition } from '#data/conditions.ts';
import {
  expenseTakenBack,
  expenseWrites,
  type Expense,
  type SpendingCap,
} from '#functions/finance/repositories/expenses.ts';
import { savedIn, type SavedIn } from '#functions/finance/repositories/finance-since.ts';
import { jobItem, type Posting } from '#data/job-item.ts';
import type { Member } from '#functions/workspaces/repositories/member.ts';
import type { OfferLetter } from '#shared/models/mail.ts';
import { DEFAULT_LANGUAGE } from '#shared/rules/languages.ts';
import { keys, ranges } from '#data/keys.ts';
import type { Offer } from './offers.ts';
import type { Item, Table } from '#data/table.ts';
import { limitBehind, type Counted } from '#data/throttles.ts';
import { check, failsAs, insert, remove, update, type Write } from '#data/writes.ts';

/** What a company has asked of a partner. */
export interface OfferRequest {
  readonly id: string;
  readonly workspaceId: string;
  /** As it was then; where the letter went to is told to nobody. */
  readonly offer: Pick<Offer, 'id' | 'title' | 'partner' | 'category' | 'price' | 'discount' | 'requestsTo'>;
  readonly people: number;
  readonly comment: string;
  /** A day in Moscow. */
  readonly plannedOn: string;
  /** Roubles. */
  readonly cost: number;
  readonly status: 'sent' | 'cancelled';
  /** The day under which its cost stands in the HR budget, as an expense of the request's own id; null where it does not. */
  readonly bookedOn: string | null;
  /** Null when their account was deleted. */
  readonly requestedBy: string | null;
  readonly createdAt: string;
  readonly cancelledAt: string | null;
}

/** Of an offer that was asked for once, a mark stands so long after the day, that nobody asks for it twice. */
const MARK_KEPT_SECONDS = 30 * 24 * 60 * 60;

/**
 * What became of a request: `duplicate` when the company has asked for this on that day already, `left` when whoever
 * asks is no member any more, `full` when the budget of that year has no room for another expense.
 */
export type Requested<Limit extends Counted> =
  | { readonly outcome: 'sent' | 'duplicate' | 'left' | 'full' }
  | { readonly outcome: 'limit'; readonly limit: Limit };

/** Requests to partners: they lie with the workspace that made them. */
export function createOfferRequests(table: Table) {
  return {
    /** The request, its letters, its expense where it is booked and what it counts against, all or nothing. */
    async create<Limit extends Counted>(
      workspace: SavedIn,
      request: OfferRequest & { readonly requestedBy: string },
      letters: readonly Posting[],
      limits: readonly Limit[],
    ): Promise<Requested<Limit>> {
      const failed = await failedCondition(table, [
        ...offerRequestWrites(request, letters),
        ...limits.map(({ write }) => write),
        ...(request.bookedOn === null ? [] : [savedIn(workspace, new Date(request.createdAt))]),
      ]);
      if (failed === null) return { outcome: 'sent' };
      const limit = limitBehind(limits, failed);
      if (limit) return { outcome: 'limit', limit };
      if (failed === 'booked') throw new Error('A new request has the id of another');
      if (failed === 'duplicate') return { outcome: 'duplicate' };
      return { outcome: failed === 'over cap' ? 'full' : 'left' };
    },

    /** As it is at this moment; null for an unknown one. */
    async find(workspaceId: string, requestId: string): Promise<OfferRequest | null> {
      const ref = await table.get(keys.offerRequestRef(workspaceId, requestId), { consistent: true });
      if (!ref) return null;
      const key = keys.offerRequest(workspaceId, String(ref['createdAt']), requestId);
      const item = await table.get(key, { consistent: true });
      return item ? toRequest(item) : null;
    },

    /** One page, newest first. */
    async page(
      workspaceId: string,
      options: { limit: number; cursor: string | null },
    ): Promise<{ requests: OfferRequest[]; cursor: string | null }> {
      const range = ranges.offerRequests(workspaceId);
      const { items, cursor } = await table.query(range, { ...options, newestFirst: true, consistent: true });
      return { requests: items.map(toRequest), cursor };
    },

    /** Calls a request off, takes its expense back and tells the partner, all or nothing; false when somebody was faster. */
    async cancel(request: OfferRequest, letter: Posting, now: Date): Promise<boolean> {
      const { id, workspaceId, offer, plannedOn, createdAt } = request;
      const change = { status: 'cancelled', bookedOn: null, cancelledAt: now.toISOString() };
      const key = keys.offerRequest(workspaceId, createdAt, id);
      const failed = await failedCondition(table, [
        failsAs('changed', update(key, { set: change }, { equals: { status: 'sent' } })),
        remove(keys.openOfferRequest(workspaceId, offer.id, plannedOn)),
        insert(jobItem(letter.job, letter.jobId, now)),
        ...expensesOf(request).flatMap(expenseTakenBack),
      ]);
      return failed === null;
    },
  };
}

/**
 * A request, its letters and, where it is booked, its expense as a part of a transaction; `left` when whoever asks is
 * no member any more, `over cap` when there is no room for the expense.
 */
export function offerRequestWrites(
  request: OfferRequest & { readonly requestedBy: string },
  letters: readonly Posting[],
  cap: SpendingCap = {},
): Write<'duplicate' | 'left' | 'booked' | 'over cap'>[] {
  const { id, workspaceId, offer, plannedOn, requestedBy, createdAt } = request;
  const now = new Date(createdAt);
  const mark = {
    ...keys.openOfferRequest(workspaceId, offer.id, plannedOn),
    type: 'open-request',
    requestId: id,
    ttl: seconds(new Date(plannedOn)) + MARK_KEPT_SECONDS,
  };
  return [
    failsAs('duplicate', insert(mark)),
    failsAs('left', check(keys.member(workspaceId, requestedBy), { exists: true })),
    insert({ ...keys.offerRequest(workspaceId, createdAt, id), type: 'offer-request', ...request }),
    insert({ ...keys.offerRequestRef(workspaceId, id), type: 'offer-request-ref', createdAt }),
    ...letters.map(({ job, jobId }) => insert(jobItem(job, jobId, now))),
    ...expensesOf(request).flatMap((expense) => expenseWrites(expense, cap)),
  ];
}

/** To the partner, whose language nobody has said, and a copy to whoever asks. */
export function offerRequestLetters(
  values: OfferLetter,
  { partner, by }: { readonly partner: string; readonly by: Pick<Member, 'userId' | 'email'> },
  newId: () => string,
): Posting[] {
  const mail = { template: 'offer-request', values } as const;
  const request = { kind: 'send-mail', to: partner, language: DEFAULT_LANGUAGE, mail } as const;
  const { userId: account, email: to } = by;
  const copy = { kind: 'send-mail', to, account, mail: { template: 'offer-request-copy', values } } as const;
  return [
    { job: request, jobId: newId() },
    { job: copy, jobId: newId() },
  ];
}

/** What a request costs as an expense, where it is booked: it comes and goes with its request alone. */
function expensesOf({ id, workspaceId, offer, cost, bookedOn, createdAt }: OfferRequest): Expense[] {
  if (bookedOn === null) return [];
  const what = { title: offer.title, department: null, kopecks: kopecksOf(cost), spentOn: bookedOn };
  return [{ id, workspaceId, ...what, kind: 'offer', sourceId: id, createdAt }];
}

function toRequest(item: Item): OfferRequest {
  return {
    id: String(item['id']),
    workspaceId: String(item['workspaceId']),
    offer: item['offer'] as OfferRequest['offer'],
    people: Number(item['people']),
    comment: String(item['comment']),
    plannedOn: String(item['plannedOn']),
    cost: Number(item['cost']),
    status: item['status'] as OfferRequest['status'],
    bookedOn: typeof item['bookedOn'] === 'string' ? item['bookedOn'] : null,
    requestedBy: typeof item['requestedBy'] === 'string' ? item['requestedBy'] : null,
    createdAt: String(item['createdAt']),
    cancelledAt: typeof item['cancelledAt'] === 'string' ? item['cancelledAt'] : null,
  };
}
