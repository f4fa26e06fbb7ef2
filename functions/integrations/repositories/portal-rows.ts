import { isDeepStrictEqual } from 'node:util';
import { seconds } from '#shared/rules/seconds.ts';
import { keys, type Key, type PortalRowKind } from '#data/keys.ts';
import type { Item } from '#data/table.ts';
import { put, type Condition, type Write } from '#data/writes.ts';

/** A row of a portal that was read: a person, a department, a task under its number. */
export interface PortalRow {
  readonly number: number;
  /** What is kept of it; without what is empty. */
  readonly data: Item;
  /** Bitrix24's code of a task, whose changes are kept. */
  readonly status?: string;
}

/** A row as it is kept. */
export interface KeptRow extends PortalRow {
  readonly kind: PortalRowKind;
  /** Changes of a task's status, the newest last: when it was seen to the minute (UTC), from, to. */
  readonly changes: readonly string[];
  readonly savedAt: string;
  /** When it was not on the portal any more. */
  readonly goneAt: string | null;
  /** When a person was first seen dismissed; null of whoever works, or was dismissed before anybody looked. */
  readonly leftAt: string | null;
}

/** So many changes of a status are kept. */
const CHANGES = 10;
/** What is gone from the portal is kept for so long. */
const KEEP_GONE_SECONDS = 90 * 24 * 60 * 60;
const MINUTE_LENGTH = '2026-11-21T00:12'.length;
/** An item up to this size costs one write unit; a little less is used, as names and numbers are weighed roughly. */
const ITEM_BYTES = 960;
const LEAST_TEXT = 24;

/** As many as a number has that JavaScript can count with. */
const NUMBER_DIGITS = 16;

/** Where a row lies: the keys stand in the order of the numbers. */
export function portalRowKey(workspaceId: string, kind: PortalRowKind, number: number): Key {
  return keys.portalRow(workspaceId, kind, portalRowName(number));
}

/** A number as it stands in the keys of rows: they are in the order of numbers. */
export function portalRowName(number: number): string {
  return String(number).padStart(NUMBER_DIGITS, '0');
}

/** The write that keeps a row as it is read now; null when nothing of it has changed. */
export function keepWrite(
  place: { readonly workspaceId: string; readonly kind: PortalRowKind },
  row: PortalRow,
  kept: KeptRow | null,
  now: Date,
): Write | null {
  const key = portalRowKey(place.workspaceId, place.kind, row.number);
  const changes = changesOf(row, kept, now);
  const rest = {
    type: 'portal-row',
    number: row.number,
    ...(row.status === undefined ? {} : { status: row.status }),
    ...(changes.length > 0 ? { changes } : {}),
    ...leftAtOf(place.kind, row, kept, now),
  };
  const data = fit(row.data, ITEM_BYTES - sizeOf({ ...key, ...rest, savedAt: now.toISOString() }));
  const same =
    kept !== null && kept.goneAt === null && kept.status === row.status && isDeepStrictEqual(kept.data, data);
  if (same) return null;
  return { ...put({ ...key, ...rest, data, savedAt: now.toISOString() }), condition: asRead(kept) };
}

/** The write that marks a row as gone; null when it is marked already. */
export function goneWrite(workspaceId: string, kept: KeptRow, now: Date): Write | null {
  if (kept.goneAt !== null) return null;
  const set = { goneAt: now.toISOString(), savedAt: now.toISOString(), ttl: seconds(now) + KEEP_GONE_SECONDS };
  return {
    kind: 'update',
    key: portalRowKey(workspaceId, kept.kind, kept.number),
    set,
    condition: asRead(kept),
  };
}

/** Nobody else has written it since: a snapshot that is taken twice at once is written once. */
function asRead(kept: KeptRow | null): Condition {
  return kept === null ? { exists: false } : { equals: { savedAt: kept.savedAt } };
}

/** A row as it lies in the table. */
export function toKeptRow(item: Item): KeptRow {
  return {
    kind: String(item['sk']).split('#')[0] as PortalRowKind,
    number: Number(item['number']),
    data: item['data'] as Item,
    ...(typeof item['status'] === 'string' ? { status: item['status'] } : {}),
    changes: (item['changes'] ?? []) as string[],
    savedAt: String(item['savedAt']),
    goneAt: typeof item['goneAt'] === 'string' ? item['goneAt'] : null,
    leftAt: typeof item['leftAt'] === 'string' ? item['leftAt'] : null,
  };
}

function changesOf({ status }: PortalRow, kept: KeptRow | null, now: Date): readonly string[] {
  if (!kept) return [];
  if (status === undefined || kept.status === undefined || status === kept.status) return kept.changes;
  const change = `${now.toISOString().slice(0, MINUTE_LENGTH)} ${kept.status} ${status}`;
  return [...kept.changes, change].slice(-CHANGES);
}

/** Noted when somebody who worked does so no more; gone when they are back. */
function leftAtOf(kind: PortalRowKind, { data }: PortalRow, kept: KeptRow | null, now: Date): { leftAt?: string } {
  if (kind !== 'PERSON' || data['ACTIVE'] === true || kept === null) return {};
  if (kept.data['ACTIVE'] === true) return { leftAt: now.toISOString() };
  return kept.leftAt === null ? {} : { leftAt: kept.leftAt };
}

/** The same data within so many bytes: its longest text is halved until it fits. */
function fit(data: Item, bytes: number): Item {
  let fitting = data;
  while (sizeOf(fitting) > bytes) {
    const [longest] = textsOf(fitting, []).toSorted((a, b) => b.text.length - a.text.length);
    // What is left are numbers and short words: there are not enough of them to weigh so much, but for lists.
    if (!longest || longest.text.length <= LEAST_TEXT) return withoutLists(fitting);
    fitting = replaced(
      fitting,
      longest.path,
      `${longest.text.slice(0, longest.text.length / 2).toWellFormed()}…`,
    ) as Item;
  }
  return fitting;
}

interface Place {
  readonly path: readonly string[];
  readonly text: string;
}

function textsOf(value: unknown, path: readonly string[]): Place[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => textsOf(inner, [...path, name]));
}

function replaced(value: unknown, [name, ...path]: readonly string[], text: string): unknown {
  if (name === undefined) return text;
  if (Array.isArray(value))
    return value.map((inner, index) => (String(index) === name ? replaced(inner, path, text) : inner));
  const fields = value as Item;
  return { ...fields, [name]: replaced(fields[name], path, text) };
}

function withoutLists(data: Item): Item {
  return Object.fromEntries(Object.entries(data).filter(([, value]) => !Array.isArray(value)));
}

/** What DynamoDB counts, and a little more: names and texts in UTF-8, up to 21 bytes a number, 3 and 1 for what holds others. */
function sizeOf(value: unknown): number {
  if (typeof value === 'string') return Buffer.byteLength(value);
  if (typeof value === 'number') return Math.ceil(String(value).length / 2) + 2;
  if (typeof value !== 'object' || value === null) return 1;
  const own = Object.entries(value).map(
    ([name, inner]) => (Array.isArray(value) ? 0 : Buffer.byteLength(name)) + sizeOf(inner) + 1,
  );
  return 3 + own.reduce((sum, size) => sum + size, 0);
}
