import { createHash, randomBytes } from 'node:crypto';
import type { AccessMark } from '#data/access-marks.ts';
import { failedCondition } from '#data/conditions.ts';
import { keys, ranges, type Key } from '#data/keys.ts';
import { cursorAfter, type Item, type Table } from '#data/table.ts';
import { check, failsAs, insert, put, update, type Write } from '#data/writes.ts';
import {
  ABOUT_PERSON,
  aliasText,
  chainBeginning,
  chainedText,
  type ChainedEntry,
  type Shown,
} from '#shared/rules/access-log.ts';
import { personRef } from '#shared/rules/people/sources.ts';

/** An entry as it stands in the chain. */
export interface LogEntry extends ChainedEntry {
  readonly hash: string;
}

/** Where the chain ends. */
export interface LogHead {
  readonly number: number;
  readonly hash: string;
  /** The hour of the newest entry; empty where there is none. */
  readonly at: string;
}

/** What stands before the oldest entry that is kept. */
export type LogBeginning = Pick<LogHead, 'number' | 'hash'>;

/** Whose alias it is. */
export interface Alias {
  readonly alias: string;
  readonly salt: string;
  /** An account, or the record of a person. */
  readonly id: string;
}

/** A mark that waits for its place in the log. */
export interface WaitingMark extends AccessMark {
  readonly key: Key;
}

/** Which entries a page is to have. */
interface Wanted {
  readonly who?: string | undefined;
  readonly kind?: Shown | undefined;
  /** The thing itself, as the entry names it. */
  readonly about?: string | undefined;
  /** Up to this number: a log is told up to the head that is told with it. */
  readonly upTo?: number;
  readonly limit: number;
  readonly cursor: string | null;
}

/** Entries that are written in one transaction: each takes five parts of its hundred at most. */
export const CHAINED_AT_ONCE = 15;
/** So many entries are looked at for a page of those that a filter lets through. */
const LOOKED_AT_MAX = 2_000;
const READ_AT_ONCE = 500;
/** So many digits a number has in a key. */
const NUMBER_DIGITS = 10;

/** Who saw what in a workspace: a chain of entries that are written once and never changed. */
export function createAccessLog(table: Table) {
  async function head(workspaceId: string): Promise<LogHead> {
    const item = await table.get(keys.accessHead(workspaceId), { consistent: true });
    return item
      ? { number: Number(item['number']), hash: String(item['hash']), at: String(item['at']) }
      : { number: 0, hash: sha256(chainBeginning(workspaceId)), at: '' };
  }

  /** The aliases of these that there are, and the writes of those that are new. */
  async function aliasesOf(workspaceId: string, ids: readonly Named[]) {
    const items = await table.getMany(
      ids.map(({ id }) => keys.accessAlias(workspaceId, id)),
      { consistent: true },
    );
    const known = new Map<string, string>();
    const writes: Write<string>[] = [];
    for (const [index, { id, accountId }] of ids.entries()) {
      const item = items[index];
      const salt = randomBytes(16).toString('hex');
      known.set(id, item ? String(item['alias']) : sha256(aliasText(salt, id)));
      if (item) continue;
      const place = accountId === null ? null : await placeOf(workspaceId, accountId);
      // Of an account that is gone nobody is to find the alias again.
      if (place === 'gone') continue;
      const alias = { type: 'access-alias', id, accountId, alias: known.get(id)!, salt };
      writes.push(insert({ ...keys.accessAlias(workspaceId, id), ...alias }));
      if (place && !writes.some((one) => one.kind === 'check' && one.key.sk === place.sk))
        writes.push(check(place, { exists: true }));
    }
    return { known, writes };
  }

  /** What says that an account is, or was, in the workspace; a deletion takes that away before anything else. */
  async function placeOf(workspaceId: string, accountId: string): Promise<Key | 'gone'> {
    const places = [keys.member(workspaceId, accountId), keys.formerMember(workspaceId, accountId)];
    const items = await table.getMany(places, { consistent: true });
    return places.find((_, index) => items[index]) ?? 'gone';
  }

  /** Where the entries that are kept begin: the number and the hash before them. */
  async function beginning(workspaceId: string): Promise<LogBeginning> {
    const item = await table.get(keys.accessBeginning(workspaceId), { consistent: true });
    return item
      ? { number: Number(item['number']), hash: String(item['hash']) }
      : { number: 0, hash: sha256(chainBeginning(workspaceId)) };
  }

  async function entryAt(workspaceId: string, number: number): Promise<LogEntry | null> {
    const item = await table.get(keys.accessEntry(workspaceId, placeOfNumber(number)), { consistent: true });
    return item && toEntry(item);
  }

  /** The number of the newest entry that is older than a moment; entries stand in their order, so halves are looked at. */
  async function lastBefore(workspaceId: string, moment: string): Promise<number> {
    const [{ number: first }, { number: last }] = await Promise.all([beginning(workspaceId), head(workspaceId)]);
    let [low, high] = [first, last];
    while (low < high) {
      const middle = Math.ceil((low + high) / 2);
      const found = await entryAt(workspaceId, middle);
      if (found && found.at < moment) low = middle;
      else high = middle - 1;
    }
    return low;
  }

  return {
    head,
    beginning,

    /** How many entries are older than a moment; it reads about as many as their number has binary digits. */
    async countBefore(workspaceId: string, moment: string): Promise<number> {
      const [{ number: first }, last] = await Promise.all([beginning(workspaceId), lastBefore(workspaceId, moment)]);
      return last - first;
    },

    /**
     * Takes entries away that are older than a moment, the oldest first and at most so many. The hash of the last of them
     * stays: from it those that are kept are verified as before. Broken off, it takes the rest when it is done again.
     */
    async removeBefore(workspaceId: string, moment: string, most: number): Promise<boolean> {
      const { number: first } = await beginning(workspaceId);
      const last = Math.min(await lastBefore(workspaceId, moment), first + most);
      const kept = last > first ? await entryAt(workspaceId, last) : null;
      if (kept) {
        const item = { ...keys.accessBeginning(workspaceId), type: 'access-beginning', number: last, hash: kept.hash };
        await table.write(put(item));
      }
      const gone = { ...(kept ? { to: placeOfNumber(last) } : { to: placeOfNumber(first) }), limit: READ_AT_ONCE };
      let cursor: string | null = null;
      do {
        const page = await table.query(ranges.accessEntries(workspaceId), { ...gone, cursor, consistent: true });
        await table.removeMany(page.items as unknown as Key[]);
        cursor = page.cursor;
      } while (cursor);
      return kept !== null;
    },

    /** Of these marks those that are not in the log yet, as they are now. */
    async waiting(marks: readonly Key[]): Promise<WaitingMark[]> {
      const items = await table.getMany(marks, { consistent: true });
      return items.flatMap((item) => (item && item['number'] === undefined ? [toMark(item)] : []));
    },

    /** The entries that marks have become. */
    async entriesOf(workspaceId: string, marks: readonly Key[]): Promise<LogEntry[]> {
      const numbers = (await table.getMany(marks, { consistent: true })).flatMap((mark) => mark?.['number'] ?? []);
      const items = await table.getMany(
        numbers.map((number) => keys.accessEntry(workspaceId, placeOfNumber(Number(number)))),
        { consistent: true },
      );
      return items.flatMap((item) => (item ? [toEntry(item)] : []));
    },

    /**
     * Puts marks at the end of the chain, all or none: the head moves under the condition that it is still the one that
     * was read, and each mark is told its number, after which it names nobody. `changed` when somebody was faster.
     */
    async append(workspaceId: string, marks: readonly WaitingMark[]): Promise<'done' | 'changed' | 'gone'> {
      const named = namedIn(marks);
      const [before, { known, writes }] = await Promise.all([head(workspaceId), aliasesOf(workspaceId, named)]);
      let { number, hash } = before;
      const chained = marks.flatMap((mark): Write<string>[] => {
        number += 1;
        const entry = entryOf(mark, number, known);
        hash = sha256(chainedText(hash, entry));
        const noted = { userId: mark.userId, ofMember: mark.ofMember };
        return [
          insert({ ...keys.accessEntry(workspaceId, placeOfNumber(number)), type: 'access-entry', ...entry, hash }),
          update(mark.key, { set: { number }, clear: MARKED }, { exists: true, equals: noted, below: { number: 1 } }),
        ];
      });
      const { at } = marks.at(-1)!;
      const end = { ...keys.accessHead(workspaceId), type: 'access-head', number, hash, at };
      const failed = await failedCondition(
        table,
        [
          failsAs('gone', check(keys.workspace(workspaceId), { exists: true })),
          { ...put(end), condition: before.number === 0 ? { exists: false } : { equals: { ...before } } },
          ...chained,
          ...writes,
        ] as Write<'gone'>[],
        'changed',
      );
      return failed ?? 'done';
    },

    /** Entries, the newest first; the cursor leads on also where a filter has let nothing through. */
    async page(
      workspaceId: string,
      { who, kind, about, upTo, limit, cursor: start }: Wanted,
    ): Promise<{ entries: LogEntry[]; cursor: string | null }> {
      const range = ranges.accessEntries(workspaceId);
      const entries: LogEntry[] = [];
      const first = (await beginning(workspaceId)).number + 1;
      const filtered = who !== undefined || kind !== undefined || about !== undefined;
      let cursor = start;
      let looked = 0;
      do {
        const size: number = filtered ? READ_AT_ONCE : limit;
        const place = { limit: size, cursor, newestFirst: true, consistent: true, from: placeOfNumber(first) };
        const page = await table.query(range, { ...place, ...(upTo !== undefined && { to: placeOfNumber(upTo) }) });
        for (const item of page.items) {
          const entry = toEntry(item);
          if ((who !== undefined && entry.who !== who) || (kind !== undefined && entry.kind !== kind)) continue;
          if (about !== undefined && entry.about !== about) continue;
          entries.push(entry);
          if (entries.length === limit)
            return { entries, cursor: entry.number === first ? null : cursorAfter(range, item) };
        }
        cursor = page.cursor;
        looked += page.items.length;
      } while (cursor !== null && looked < LOOKED_AT_MAX);
      return { entries, cursor };
    },

    /** What the log calls an account or a record; null for whoever it has never named. */
    async aliasOf(workspaceId: string, id: string): Promise<string | null> {
      const item = await table.get(keys.accessAlias(workspaceId, id), { consistent: true });
      return item && toAlias(item).alias;
    },

    /** Everybody who has an alias. */
    async aliases(workspaceId: string): Promise<Alias[]> {
      return (await table.queryAll(ranges.accessAliases(workspaceId), { consistent: true })).map(toAlias);
    },
  };
}

/** What a mark says of persons and things, until it is in the log. */
const MARKED = ['userId', 'ofMember', 'about', 'kind', 'screen', 'route', 'at'];

/** Whoever has an alias: an account has one as itself and one as the record of a member. */
interface Named {
  readonly id: string;
  readonly accountId: string | null;
}

/** All whom marks name, each once. */
function namedIn(marks: readonly WaitingMark[]): Named[] {
  const named = marks.flatMap(({ userId, about, ofMember }): Named[] => [
    ...(userId === null ? [] : [{ id: userId, accountId: userId }]),
    ...(ofMember === null ? [] : [{ id: personRef('member', ofMember), accountId: ofMember }]),
    ...(about?.startsWith(ABOUT_PERSON) ? [{ id: about.slice(ABOUT_PERSON.length), accountId: null }] : []),
  ]);
  return [...new Map(named.map((one) => [one.id, one])).values()];
}

function entryOf(
  { at, userId, kind, about, ofMember, screen, route }: WaitingMark,
  number: number,
  known: ReadonlyMap<string, string>,
): ChainedEntry {
  const seen = ofMember === null ? about : `${ABOUT_PERSON}${personRef('member', ofMember)}`;
  const alias = (id: string) => known.get(id) ?? nobody();
  return {
    number,
    at,
    who: userId === null ? nobody() : alias(userId),
    kind,
    about: seen?.startsWith(ABOUT_PERSON) ? `${ABOUT_PERSON}${alias(seen.slice(ABOUT_PERSON.length))}` : seen,
    screen,
    route,
  };
}

/** An alias that was never anybody's. */
function nobody(): string {
  return sha256(randomBytes(32).toString('hex'));
}

function sha256(text: string): string {
  return createHash('sha256').update(text).digest('hex');
}

/** How an entry is named within those of its workspace. */
function placeOfNumber(number: number): string {
  return String(number).padStart(NUMBER_DIGITS, '0');
}

function toMark(item: Item): WaitingMark {
  const { pk, sk, userId, kind, about, ofMember, screen, route, at } = item;
  return {
    key: { pk: String(pk), sk: String(sk) },
    workspaceId: String(item['workspaceId']),
    userId: userId as string | null,
    kind: kind as Shown,
    about: about as string | null,
    ofMember: ofMember as string | null,
    screen: String(screen),
    route: String(route),
    at: String(at),
  };
}

function toEntry(item: Item): LogEntry {
  const { pk: _, sk: __, type: ___, ...entry } = item;
  return entry as unknown as LogEntry;
}

function toAlias({ id, alias, salt }: Item): Alias {
  return { id: String(id), alias: String(alias), salt: String(salt) };
}
