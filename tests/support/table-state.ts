import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { askDatabase } from './database-calls.ts';

type Stored = Record<string, AttributeValue>;
/** All items of a table by their keys, each as it is sent, its attributes in their order. */
export type TableState = ReadonlyMap<string, Stored>;

/** The database takes this many writes in one BatchWriteItem. */
const BATCH = 25;
/** What is made up anew each time: ids, secrets, hashes, what is sealed. */
const MADE_UP = /[\w+/=-]{11,}/g;
/** Of a name of an attribute no more than the id of what it is about. */
const ID = /[0-9a-f]{8}-[0-9a-f-]{27}/g;

/** Everything in this test file's table at this moment. */
export async function takeState(): Promise<TableState> {
  const state = new Map<string, Stored>();
  let start: Stored | undefined;
  do {
    const page: { Items?: readonly Stored[]; LastEvaluatedKey?: Stored } = await askDatabase('table', 'Scan', {
      TableName: process.env['TABLE_NAME'],
      ConsistentRead: true,
      ...(start ? { ExclusiveStartKey: start } : {}),
    });
    for (const item of page.Items ?? []) state.set(`${item['pk']?.S} ${item['sk']?.S}`, inOrder(item) as Stored);
    start = page.LastEvaluatedKey;
  } while (start);
  return state;
}

/** Has the table be again what it was: what has come since goes, what was changed or has gone is put back. */
export async function returnTo(state: TableState): Promise<void> {
  const now = await takeState();
  const writes = changedBetween(now, state).map((id) => {
    const Item = state.get(id);
    const { pk, sk } = now.get(id) ?? {};
    return Item ? { PutRequest: { Item } } : { DeleteRequest: { Key: { pk, sk } } };
  });
  for (let at = 0; at < writes.length; at += BATCH) {
    const RequestItems = { [process.env['TABLE_NAME'] ?? '']: writes.slice(at, at + BATCH) };
    await askDatabase('table', 'BatchWriteItem', { RequestItems });
  }
}

/**
 * What has come (+) and gone (-) from one state to another, attribute by attribute, in an order of its own. What was
 * made up meanwhile is left out: two runs of the same work from the same state are told alike.
 */
export function changesBetween(from: TableState, to: TableState, known: ReadonlySet<string>): string[] {
  const told = (text: string, madeUp: RegExp) => text.replaceAll(madeUp, (token) => (known.has(token) ? token : '…'));
  const changes = changedBetween(from, to).flatMap((id) => {
    const [before, after] = [leavesOf(from.get(id)), leavesOf(to.get(id))];
    const line = (sign: string, [path, value]: [string, string]) =>
      `${sign} ${told(id, MADE_UP)} ${told(path, ID)} ${told(value, MADE_UP)}`;
    return [
      ...[...after].filter(([path, value]) => before.get(path) !== value).map((leaf) => line('+', leaf)),
      ...[...before].filter(([path, value]) => after.get(path) !== value).map((leaf) => line('-', leaf)),
    ];
  });
  return changes.toSorted();
}

/** What in a text could have been made up and was not: it was there before. */
export function knownIn(...texts: readonly string[]): ReadonlySet<string> {
  return new Set(texts.flatMap((text) => text.match(MADE_UP) ?? []));
}

function changedBetween(from: TableState, to: TableState): string[] {
  const ids = [...new Set([...from.keys(), ...to.keys()])];
  return ids.filter((id) => JSON.stringify(from.get(id)) !== JSON.stringify(to.get(id)));
}

/** What stands in an item, by where it stands; an empty list, too, is something. */
function leavesOf(value: unknown, path = ''): Map<string, string> {
  if (value === undefined) return new Map();
  if (typeof value !== 'object' || value === null) return new Map([[path, String(value)]]);
  const parts = Object.entries(value);
  if (parts.length === 0) return new Map([[path, 'nothing']]);
  return new Map(parts.flatMap(([name, part]) => [...leavesOf(part, `${path}.${name}`)]));
}

/** The database gives attributes in any order. */
function inOrder(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(inOrder);
  if (typeof value !== 'object' || value === null) return value;
  const entries = Object.entries(value).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return Object.fromEntries(entries.map(([name, part]) => [name, inOrder(part)]));
}
