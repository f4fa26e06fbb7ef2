import { unmarshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBBatchResponse, DynamoDBRecord } from 'aws-lambda';
import type { Key } from './keys.ts';
import type { Item } from './writes.ts';

type Image = NonNullable<DynamoDBRecord['dynamodb']>['NewImage'];

/** An item as the table's stream reports it, written a moment ago. */
export function streamedItem(record: DynamoDBRecord): Item & Key {
  return read(record.dynamodb?.NewImage ?? {}) as Item & Key;
}

/** What happened to an item: null as `old` when it is new, as `new` when it is gone. */
export interface Change {
  readonly key: Key;
  readonly sequence: string;
  readonly old: Item | null;
  readonly new: Item | null;
}

/** A record of the stream, read. */
export function readChange({ dynamodb = {} }: DynamoDBRecord): Change {
  const { pk, sk } = read(dynamodb.Keys ?? {});
  return {
    key: { pk: String(pk), sk: String(sk) },
    sequence: dynamodb.SequenceNumber ?? '0',
    old: dynamodb.OldImage ? read(dynamodb.OldImage) : null,
    new: dynamodb.NewImage ? read(dynamodb.NewImage) : null,
  };
}

/** From which record on the stream is to hand over again: the earliest of those that failed. */
export function firstFailed(sequences: readonly string[]): DynamoDBBatchResponse {
  const [first] = sequences.toSorted((a, b) => (BigInt(a) < BigInt(b) ? -1 : 1));
  return { batchItemFailures: first === undefined ? [] : [{ itemIdentifier: first }] };
}

function read(image: NonNullable<Image>): Item {
  // The stream types its values as the SDK does, under another name.
  return unmarshall(image as Parameters<typeof unmarshall>[0]);
}
