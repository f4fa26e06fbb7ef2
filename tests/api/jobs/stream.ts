import { marshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent } from 'aws-lambda';
import type { Key } from '#data/keys.ts';
import type { Item } from '#data/table.ts';
import { handler } from '#functions/jobs/handler.ts';

/** Hands items to the worker as the table's stream does after they were written, numbered from 1. */
export function deliver(...items: (Item & Key)[]): Promise<DynamoDBBatchResponse> {
  const event: DynamoDBStreamEvent = {
    Records: items.map((item, index) => ({
      eventName: 'INSERT',
      eventSource: 'aws:dynamodb',
      dynamodb: {
        // The two libraries name the same notation differently.
        NewImage: marshall(item) as NonNullable<NonNullable<DynamoDBRecord['dynamodb']>['NewImage']>,
        SequenceNumber: String(index + 1),
      },
    })),
  };
  return handler(event);
}

/** What the worker answers when every record is done. */
export const DONE: DynamoDBBatchResponse = { batchItemFailures: [] };

/** What it answers when this record, counted from 1, is to be handed over again. */
export const failedAt = (number: number): DynamoDBBatchResponse => ({
  batchItemFailures: [{ itemIdentifier: String(number) }],
});
