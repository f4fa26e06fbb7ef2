import type { AttributeValue } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { Key } from '#data/keys.ts';
import type { Item } from '#data/table.ts';
import { askDatabase } from './database-calls.ts';

type Stored = Record<string, AttributeValue>;

interface Page {
  readonly Items?: readonly Stored[];
  readonly LastEvaluatedKey?: Stored;
}

/** Everything in this test file's table, in the order of the keys; only items that contain `text`, where one is given. */
export async function storedItems(text = ''): Promise<(Item & Key)[]> {
  const items: (Item & Key)[] = [];
  let start: Stored | undefined;
  do {
    const page: Page = await askDatabase('table', 'Scan', {
      TableName: process.env['TABLE_NAME'],
      ConsistentRead: true,
      ...(start ? { ExclusiveStartKey: start } : {}),
    });
    const found = (page.Items ?? []).filter((item) => mayContain(item, text));
    items.push(...found.map((item) => unmarshall(withBytes(item)) as Item & Key));
    start = page.LastEvaluatedKey;
  } while (start);
  return items.filter((item) => JSON.stringify(item).includes(text)).toSorted((a, b) => (idOf(a) < idOf(b) ? -1 : 1));
}

/** Whether an item may contain a text, by what it is sent as: most do not, and need not be read. */
function mayContain(item: Stored, text: string): boolean {
  // A name with its value, or a number, is written otherwise there.
  return /[:{[]|^\d+$/.test(text) || JSON.stringify(item).includes(text);
}

/** Bytes travel as base64, wherever in an item they stand. */
function withBytes(item: Stored): Stored {
  return Object.fromEntries(Object.entries(item).map(([name, value]) => [name, bytesIn(value)]));
}

function bytesIn(value: AttributeValue): AttributeValue {
  if (value.B !== undefined) return { B: Uint8Array.from(Buffer.from(String(value.B), 'base64')) };
  if (value.BS !== undefined) return { BS: value.BS.map((one) => Uint8Array.from(Buffer.from(String(one), 'base64'))) };
  if (value.L !== undefined) return { L: value.L.map(bytesIn) };
  if (value.M !== undefined) return { M: withBytes(value.M) };
  return value;
}

function idOf(item: Key): string {
  return `${item.pk}\n${item.sk}`;
}
