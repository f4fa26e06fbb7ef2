import type { PollLine } from '#shared/models/poll-list.ts';
import { searchFor } from '#shared/rules/search.ts';

/** The tabs of the list, in their order. */
export const SHELVES = ['running', 'draft', 'finished', 'archived'] as const;
export type Shelf = (typeof SHELVES)[number];

/** In which order the rows of a tab stand. */
export const ORDERS = ['urgent', 'new', 'title'] as const;
export type Order = (typeof ORDERS)[number];

/** The tab a poll stands in. */
export function shelfOf({ state, archived_at: archived }: PollLine): Shelf {
  return archived === null ? state : 'archived';
}

/** The polls of each tab. */
export function onShelves(polls: readonly PollLine[]): Readonly<Record<Shelf, readonly PollLine[]>> {
  return { running: [], draft: [], finished: [], archived: [], ...Object.groupBy(polls, shelfOf) };
}

/** Polls that open by themselves and are not open now, the next first. */
export function planned(polls: readonly PollLine[]): readonly PollLine[] {
  return polls
    .filter(({ state, recurrence }) => state !== 'running' && recurrence?.next_at)
    .toSorted((a, b) => a.recurrence!.next_at!.localeCompare(b.recurrence!.next_at!));
}

/** The tab to open with: the one of the poll the address names, else the first in which something is. */
export function firstShelf(polls: readonly PollLine[], pollId: string | null): Shelf {
  const named = polls.find(({ id }) => id === pollId);
  if (named) return shelfOf(named);
  const shelves = onShelves(polls);
  if (planned(polls).length > 0) return 'running';
  return SHELVES.find((shelf) => shelves[shelf].length > 0) ?? 'running';
}

/** The orders a tab can have, its usual one first: only what is running is urgent. */
export function ordersOf(shelf: Shelf): readonly Order[] {
  return shelf === 'running' ? ORDERS : ORDERS.filter((order) => order !== 'urgent');
}

/** Rows whose title has the words, in their order: what ends first, what was opened or made last, by title. */
export function arranged(polls: readonly PollLine[], order: Order, search: string): PollLine[] {
  const has = searchFor(search);
  return polls.filter(({ title }) => has(title)).toSorted(BY[order]);
}

const BY: Readonly<Record<Order, (a: PollLine, b: PollLine) => number>> = {
  urgent: (a, b) => endOf(a) - endOf(b) || BY.new(a, b),
  new: (a, b) => momentOf(b).localeCompare(momentOf(a)) || a.id.localeCompare(b.id),
  title: (a, b) => a.title.localeCompare(b.title, 'ru', { numeric: true }) || a.id.localeCompare(b.id),
};

function endOf({ run }: PollLine): number {
  return run?.deadline ? Date.parse(run.deadline) : Number.MAX_SAFE_INTEGER;
}

function momentOf({ last_opened_at: opened, created_at: created }: PollLine): string {
  return opened ?? created;
}
