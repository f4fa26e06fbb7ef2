import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBRecord } from 'aws-lambda';
import type { Key } from './keys.ts';
import type { Item } from './writes.ts';

/** An item as the table's stream reports it, written a moment ago. */
export function streamedItem(record: DynamoDBRecord): Item & Key {
  // The stream types its values as the SDK does, under another name.
  return unmarshall((record.dynamodb?.NewImage ?? {}) as Parameters<typeof unmarshall>[0]) as Item & Key;
}
