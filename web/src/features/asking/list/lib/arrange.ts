import { searchFor } from '#shared/rules/search.ts';
import { LOCALE } from '#text/format.ts';
import { deadlineWords } from '#web/lib/deadline-words.ts';
import { DAY_MS } from '#shared/rules/durations.ts';
import type { ListEntry, State } from './list-entry.ts';

/** The groups of the list, in their order: what needs somebody first, what runs, what comes, what is over. */
export const GROUPS = ['first', 'running', 'ahead', 'finished', 'drafts', 'archived'] as const;
export type Group = (typeof GROUPS)[number];

/** In which order the rows stand where the list is narrowed to one state. */
export const ORDERS = ['urgent', 'new', 'title'] as const;
export type Order = (typeof ORDERS)[number];

/** A draft nobody has touched for longer waits in a group of its own. */
const FRESH_DRAFT_MILLISECONDS = 14 * DAY_MS;

/** Who looks at the list. */
export interface Reader {
  /** Whether they run polls; else they only answer them. */
  readonly runs: boolean;
  /** Ids of what waits for their answers. */
  readonly waiting: ReadonlySet<string>;
  /** Ids of the polls whose people are to be reminded. */
  readonly behind: ReadonlySet<string>;
  readonly now: Date;
}

/** The group of something; null for what is none of this reader's: drafts are those of their makers. */
export function groupOf(asked: ListEntry, { runs, waiting, behind, now }: Reader): Group | null {
  switch (asked.state) {
    case 'archived':
    case 'finished':
      return asked.state;
    case 'running':
      if (runs) return behind.has(asked.id) || deadlineWords(asked.deadline, now).near ? 'first' : 'running';
      return waiting.has(asked.id) ? 'first' : 'running';
    case 'draft':
      if (asked.opensAt !== null) return runs ? 'ahead' : null;
      if (!runs) return null;
      return now.getTime() - Date.parse(asked.touched) < FRESH_DRAFT_MILLISECONDS ? 'first' : 'drafts';
  }
}

/** All of them by group, each group in its own order. */
export function grouped(all: readonly ListEntry[], reader: Reader): Readonly<Record<Group, readonly ListEntry[]>> {
  const groups: Record<Group, ListEntry[]> = {
    first: [],
    running: [],
    ahead: [],
    finished: [],
    drafts: [],
    archived: [],
  };
  for (const asked of all) {
    const group = groupOf(asked, reader);
    if (group !== null) groups[group].push(asked);
  }
  groups.first.sort((a, b) => Number(a.state === 'draft') - Number(b.state === 'draft') || byEnd(a, b));
  groups.running.sort(byEnd);
  groups.ahead.sort(byOpening);
  for (const group of ['finished', 'drafts', 'archived'] as const) groups[group].sort(byAge);
  return groups;
}

/** What is over and opens again by itself, the next first: it stands among what is over, and is told of ahead. */
export function opensAgain(all: readonly ListEntry[]): readonly ListEntry[] {
  return all.filter(({ state, opensAt }) => state === 'finished' && opensAt !== null).toSorted(byOpening);
}

/** Whether the words stand in the title of something or in what else is said of it: its kind, its finding. */
export function found(search: string, wordsOf: (asked: ListEntry) => readonly string[]): (asked: ListEntry) => boolean {
  const has = searchFor(search);
  return (asked) => has(asked.title, ...wordsOf(asked));
}

/** The orders a state can have, its usual one first: only what is running is urgent. */
export function ordersOf(state: State): readonly Order[] {
  return state === 'running' ? ORDERS : ORDERS.filter((order) => order !== 'urgent');
}

/** In this order: what ends first, what was opened or made last, by title as people count. */
export function ordered(all: readonly ListEntry[], order: Order): readonly ListEntry[] {
  return all.toSorted(BY[order]);
}

function byEnd(a: ListEntry, b: ListEntry): number {
  return endOf(a) - endOf(b) || byAge(a, b);
}

/** The newest first; what is new at the same moment stands still. */
function byAge(a: ListEntry, b: ListEntry): number {
  return b.moment.localeCompare(a.moment) || a.id.localeCompare(b.id);
}

function byOpening(a: ListEntry, b: ListEntry): number {
  return (a.opensAt ?? '').localeCompare(b.opensAt ?? '') || a.id.localeCompare(b.id);
}

const BY: Readonly<Record<Order, (a: ListEntry, b: ListEntry) => number>> = {
  urgent: byEnd,
  new: byAge,
  title: (a, b) => a.title.localeCompare(b.title, LOCALE, { numeric: true }) || a.id.localeCompare(b.id),
};

function endOf({ deadline }: ListEntry): number {
  return deadline === null ? Number.MAX_SAFE_INTEGER : Date.parse(deadline);
}
