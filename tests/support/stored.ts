import { DynamoDBClient, ScanCommand, type AttributeValue } from '@aws-sdk/client-dynamodb';
import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { Key } from '#data/keys.ts';
import type { Item } from '#data/table.ts';

const client = new DynamoDBClient({ endpoint: process.env['DYNAMODB_ENDPOINT'] ?? '' });

/** Everything in this test file's table, in the order of the keys; only items that contain `text`, where one is given. */
export async function storedItems(text = ''): Promise<(Item & Key)[]> {
  const items: (Item & Key)[] = [];
  let start: Record<string, AttributeValue> | undefined;
  do {
    const page = await client.send(
      new ScanCommand({
        TableName: process.env['TABLE_NAME'],
        ConsistentRead: true,
        ...(start ? { ExclusiveStartKey: start } : {}),
      }),
    );
    items.push(...(page.Items ?? []).map((item) => unmarshall(item) as Item & Key));
    start = page.LastEvaluatedKey;
  } while (start);
  return items.filter((item) => JSON.stringify(item).includes(text)).toSorted((a, b) => (idOf(a) < idOf(b) ? -1 : 1));
}

function idOf(item: Key): string {
  return `${item.pk}\n${item.sk}`;
}
