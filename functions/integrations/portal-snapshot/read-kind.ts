import type { Portal } from '../portal/open-portal.ts';
import type { KeptRow } from '../repositories/portal-rows.ts';
import type { Position } from '../repositories/portal-snapshots.ts';
import type { Repositories } from '#data/repositories.ts';
import type { KeysetPage } from './keyset-pages.ts';
import { inTurns } from './in-turns.ts';
import { pagesOfKind } from './listings.ts';

interface ReadKindOptions {
  readonly workspaceId: string;
  readonly portal: Portal;
  readonly snapshots: Repositories['portalSnapshots'];
  /** Where this kind is read from. */
  readonly from: Position;
  readonly now: Date;
  /** Asked after each page; throws where the reading is to end here. */
  readonly goOn: (position: Position) => Promise<void>;
  /** Told how many rows were written. */
  readonly wrote: (rows: number) => void;
}

/**
 * Reads a kind of rows to its end beside what is kept of it: both come in the order of numbers, so of either no more
 * than a page is at hand. A kept row that lies between rows that were read, and is not among them, is gone; what lies
 * behind the last page that was read is left alone.
 */
export async function readKind(options: ReadKindOptions): Promise<Position> {
  const { workspaceId, portal, snapshots, from, goOn } = options;
  const kept = rowsInOrder(snapshots.rows(workspaceId, from.kind, from.after));
  let position = from;
  for await (const page of pagesOfKind(portal, from.kind, from.after)) {
    await keepPage(page, kept, options);
    position = {
      ...position,
      after: page.rows.at(-1)?.number ?? position.after,
      count: position.count + page.rows.length + page.nameless,
      unreadable: position.unreadable + page.unreadable,
    };
    await goOn(position);
  }
  return position;
}

async function keepPage(
  page: KeysetPage,
  kept: Kept,
  { workspaceId, snapshots, from: { kind }, now, wrote }: ReadKindOptions,
): Promise<void> {
  const writes: (() => Promise<boolean>)[] = [];
  // What was kept after the portal was asked for this page is newer than the page.
  const isNewer = (row: KeptRow | null): boolean => row !== null && row.savedAt > page.askedAt;
  // A row without a number may be any of those that are missing.
  const missing = (row: KeptRow): void => {
    if (isNewer(row)) return;
    if (page.nameless === 0 && !page.cut) writes.push(() => snapshots.markGone(workspaceId, row, now));
  };
  for (const row of page.rows) {
    for (const gone of await kept.before(row.number)) missing(gone);
    const same = await kept.at(row.number);
    if (!isNewer(same)) writes.push(() => snapshots.keep({ workspaceId, kind }, row, same, now));
  }
  if (page.last) for (const gone of await kept.before(Infinity)) missing(gone);
  await inTurns(writes, wrote);
}

/** The kept rows as they are passed, one after another. */
interface Kept {
  /** Those up to a number that have not been passed. */
  before(number: number): Promise<KeptRow[]>;
  /** The one with this number, if it is next. */
  at(number: number): Promise<KeptRow | null>;
}

function rowsInOrder(rows: AsyncGenerator<KeptRow>): Kept {
  let next: Promise<IteratorResult<KeptRow, unknown>> | null = null;
  const peek = () => (next ??= rows.next());
  async function take(fits: (row: KeptRow) => boolean): Promise<KeptRow | null> {
    const result = await peek();
    if (result.done || !fits(result.value)) return null;
    next = null;
    return result.value;
  }
  return {
    async before(number) {
      const passed: KeptRow[] = [];
      for (let row = await take((one) => one.number < number); row; row = await take((one) => one.number < number)) {
        passed.push(row);
      }
      return passed;
    },
    at: (number) => take((row) => row.number === number),
  };
}
