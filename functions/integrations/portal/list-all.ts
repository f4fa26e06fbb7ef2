import { Bitrix24Error } from '../bitrix24/bitrix24.ts';
import type { Command, Outcome } from '../bitrix24/bitrix24-batch.ts';
import { bitrix24Problem } from '../bitrix24/bitrix24-problems.ts';
import type { Portal } from './open-portal.ts';
import { fieldsOf } from './raw-values.ts';

/** The pages of Bitrix24 have this size, whatever one asks. */
const PAGE_SIZE = 50;
/** Bitrix24 does the commands of a batch one after another: a few batches side by side take less time than a long one. */
const PAGES_A_BATCH = 8;

/** A method that gives a list in pages. */
export interface Listing extends Command {
  /** What its position is called, which methods spell in two ways. */
  readonly position: 'start' | 'START';
  /** At most so many rows. */
  readonly limit: number;
  /** May be missing: what else was asked for is of use without it. */
  readonly optional?: boolean;
}

export interface Listed {
  readonly rows: readonly unknown[];
  /** By Bitrix24's count. */
  readonly total: number;
}

/** Everything these lists hold, up to their limits: one request for the first pages, a few at once for all others. */
export async function listAll<Name extends string>(
  { bitrix24, connection, until, limiter }: Portal,
  listings: Readonly<Record<Name, Listing>>,
): Promise<Record<Name, Listed>> {
  const names = Object.keys(listings) as Name[];
  const first = await bitrix24.batch(
    connection,
    Object.fromEntries(names.map((name) => [name, pageOf(listings[name], 0)])) as Record<Name, Command>,
    { until, limiter, optional: names.filter((name) => listings[name].optional) },
  );
  const later = names.flatMap((name) => laterPages(name, listings[name], first[name]));
  const rest = Object.assign({}, ...(await Promise.all(inGroups(later).map(readPages)))) as Record<string, Outcome>;

  function readPages(pages: typeof later): Promise<Record<string, Outcome>> {
    const optional = pages.filter(({ name }) => listings[name].optional).map(({ key }) => key);
    const commands = Object.fromEntries(pages.map(({ key, command }) => [key, command]));
    return bitrix24.batch(connection, commands, { until, limiter, optional });
  }

  const listed = (name: Name): Listed => {
    const pages = [first[name], ...later.filter((page) => page.name === name).map(({ key }) => rest[key]!)];
    const rows = pages.flatMap((page) => rowsOf(page, listings[name]));
    return { rows: rows.slice(0, listings[name].limit), total: first[name].total ?? rows.length };
  };
  return Object.fromEntries(names.map((name) => [name, listed(name)])) as Record<Name, Listed>;
}

function inGroups<T>(pages: readonly T[]): T[][] {
  return Array.from({ length: Math.ceil(pages.length / PAGES_A_BATCH) }, (_, index) =>
    pages.slice(index * PAGES_A_BATCH, (index + 1) * PAGES_A_BATCH),
  );
}

function pageOf({ method, params, position }: Listing, start: number): Command {
  return { method, params: { ...params, [position]: start } };
}

function laterPages<Name extends string>(name: Name, listing: Listing, { total }: Outcome) {
  const wanted = Math.min(total ?? 0, listing.limit);
  return Array.from({ length: Math.max(0, Math.ceil(wanted / PAGE_SIZE) - 1) }, (_, index) => {
    const start = (index + 1) * PAGE_SIZE;
    return { name, key: `${name}${start}`, command: pageOf(listing, start) };
  });
}

/** The rows of a page: a list, or one wrapped under the name of what is listed. */
function rowsOf({ result, error }: Outcome, { optional = false }: Listing): readonly unknown[] {
  if (optional && error !== null) return [];
  const rows: unknown = Array.isArray(result) ? result : fieldsOf(result)?.['tasks'];
  if (Array.isArray(rows)) return rows;
  if (optional) return [];
  throw new Bitrix24Error(bitrix24Problem(null));
}
