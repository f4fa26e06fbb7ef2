import { say } from '#core/clients/connection-problems.ts';
import { Bitrix24Error } from '../bitrix24/bitrix24.ts';
import type { Command } from '../bitrix24/bitrix24-batch.ts';
import { bitrix24Problem } from '../bitrix24/bitrix24-problems.ts';
import type { ReadRow } from '../kept-rows.ts';
import type { Portal } from '../portal/open-portal.ts';
import { fieldsOf } from '../portal/raw-values.ts';
import type { PortalRow } from '../repositories/portal-rows.ts';

/** The pages of Bitrix24 have this size, whatever one asks. */
const PAGE_SIZE = 50;
/** As many as a batch of tasks takes in a few seconds; Bitrix24 does them one after another. */
const PAGES_A_BATCH = 10;

/** A list that is read in the order of its numbers, from any number on. */
export interface KeysetListing {
  /** The command for what lies behind a number, or behind what stands for one. */
  readonly behind: (after: string) => Command;
  /** Where the number of a page's last row stands in its result, as a batch refers to it. */
  readonly lastNumber: string;
  readonly read: ReadRow;
}

/** Rows that lie next to each other on the portal. */
export interface KeysetPage {
  readonly rows: readonly PortalRow[];
  /** Rows without a number: whose they are nobody knows. */
  readonly nameless: number;
  /** Rows without a number or a title. */
  readonly unreadable: number;
  /** Nothing lies behind it. */
  readonly last: boolean;
  /** There are more than are read: what is not among them may be there all the same. */
  readonly cut?: boolean;
  /** When the portal was asked for it, by our clock: whatever was kept later is newer. */
  readonly askedAt: string;
}

/** Pages of a list that were asked for with something else. */
export interface BegunPages {
  readonly results: readonly unknown[];
  readonly askedAt: string;
}

/**
 * The pages behind a number, a batch at a time: each asks for what follows the last number of the page before, so
 * nothing is passed over when something before it goes, and Bitrix24 need not count. The first of them may have been
 * asked for already.
 */
export async function* keysetPages(
  portal: Portal,
  listing: KeysetListing,
  after: number,
  { pages = PAGES_A_BATCH, begun }: { readonly pages?: number; readonly begun?: BegunPages } = {},
): AsyncGenerator<KeysetPage> {
  for (let from = after, batch = begun; ; batch = undefined) {
    const before = from;
    for (const page of pagesIn(batch ?? (await batchBehind(portal, listing, from, pages)), listing, from)) {
      yield page;
      if (page.last) return;
      from = page.rows.at(-1)?.number ?? from;
    }
    // Nothing new behind what is known, nor an end.
    if (from === before) throw new Bitrix24Error(DISORDER);
  }
}

function* pagesIn({ results, askedAt }: BegunPages, { read }: KeysetListing, after: number): Generator<KeysetPage> {
  let from = after;
  for (const result of results) {
    const rows = rowsOf(result);
    const page = { ...readPage(rows, read), askedAt };
    // What follows a page whose last row has no number is not what was asked for: it is read once more.
    if (!isBehind(page.rows, from)) return;
    yield page;
    if (page.last) return;
    from = page.rows.at(-1)?.number ?? from;
  }
}

const DISORDER = { kind: 'failed', detail: say('disorder') } as const;

/** The commands for so many pages behind a number, under names of their own. */
export function chainBehind(
  listing: KeysetListing,
  after: number,
  pages: number,
  name = 'page',
): Readonly<Record<string, Command>> {
  return Object.fromEntries(
    Array.from({ length: pages }, (_, index) => {
      const behind = index === 0 ? String(after) : `$result[${name}${index - 1}]${listing.lastNumber}`;
      return [`${name}${index}`, listing.behind(behind)];
    }),
  );
}

async function batchBehind(portal: Portal, listing: KeysetListing, after: number, pages: number): Promise<BegunPages> {
  const { bitrix24, connection, until, limiter } = portal;
  const commands = chainBehind(listing, after, pages);
  const askedAt = new Date().toISOString();
  const outcomes = await bitrix24.batch(connection, commands, { until, limiter });
  return { results: Object.keys(commands).map((name) => outcomes[name]!.result), askedAt };
}

/** A page and where it stands. */
function readPage(raws: readonly unknown[], read: ReadRow): Omit<KeysetPage, 'askedAt'> {
  const last = raws.length < PAGE_SIZE;
  const all = raws.map(read);
  // Behind the last number of a full page the next one goes on: what stands there comes again.
  const found = last ? all : all.slice(0, all.findLastIndex((one) => one !== null) + 1);
  const named = found.filter((one) => one !== null);
  return {
    rows: named.map(({ row }) => row),
    nameless: found.length - named.length,
    unreadable: found.filter((one) => !one?.readable).length,
    last,
  };
}

/** Each number above the one before. */
function isBehind(rows: readonly PortalRow[], after: number): boolean {
  return rows.every(({ number }, index) => number > (rows[index - 1]?.number ?? after));
}

function rowsOf(result: unknown): unknown[] {
  const rows: unknown = Array.isArray(result) ? result : fieldsOf(result)?.['tasks'];
  if (!Array.isArray(rows)) throw new Bitrix24Error(bitrix24Problem(null));
  return rows;
}
