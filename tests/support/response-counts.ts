import { marshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBBatchResponse, DynamoDBRecord } from 'aws-lambda';
import type { Key } from '#data/keys.ts';
import type { Item } from '#data/table.ts';
import { asFunction } from './granted.ts';

/** An item before and after a write, null where there was or is none. */
export interface ChangedItem {
  readonly old: (Item & Key) | null;
  readonly new: (Item & Key) | null;
}

type Image = NonNullable<NonNullable<DynamoDBRecord['dynamodb']>['NewImage']>;

let sequence = 0;

/** Hands changes to the counters of runs as the table's stream does, in one batch, numbered on from the last. */
export async function countBatch(changes: readonly ChangedItem[]): Promise<DynamoDBBatchResponse> {
  const { handler } = await import('#functions/lambdas/counters/handler.ts');
  return asFunction('counters', () => handler({ Records: changes.map(recordOf) }));
}

/** Items that are new, as changes. */
export function appeared(items: readonly (Item & Key)[]): ChangedItem[] {
  return items.map((item) => ({ old: null, new: item }));
}

function recordOf({ old, new: fresh }: ChangedItem): DynamoDBRecord {
  const { pk, sk } = (fresh ?? old)!;
  return {
    eventName: old ? (fresh ? 'MODIFY' : 'REMOVE') : 'INSERT',
    dynamodb: {
      Keys: imageOf({ pk, sk }),
      SequenceNumber: String(++sequence),
      ...(old ? { OldImage: imageOf(old) } : {}),
      ...(fresh ? { NewImage: imageOf(fresh) } : {}),
    },
  };
}

/** The two libraries name the same notation differently. */
function imageOf(item: Item): Image {
  return marshall(item, { removeUndefinedValues: true }) as Image;
}
