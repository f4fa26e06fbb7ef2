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
    items.push(...(page.Items ?? []).map((item) => unmarshall(withBytes(item)) as Item & Key));
    start = page.LastEvaluatedKey;
  } while (start);
  return items.filter((item) => JSON.stringify(item).includes(text)).toSorted((a, b) => (idOf(a) < idOf(b) ? -1 : 1));
}

/** Bytes travel as base64. */
function withBytes(item: Stored): Stored {
  return Object.fromEntries(
    Object.entries(item).map(([name, value]) => [
      name,
      value.B === undefined ? value : { B: Buffer.from(String(value.B), 'base64') },
    ]),
  );
}

function idOf(item: Key): string {
  return `${item.pk}\n${item.sk}`;
}
