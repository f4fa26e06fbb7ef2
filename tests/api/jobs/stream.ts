import { marshall } from '@aws-sdk/util-dynamodb';
import type { DynamoDBBatchResponse, DynamoDBRecord, DynamoDBStreamEvent, SQSEvent, SQSRecord } from 'aws-lambda';
import type { Key } from '#data/keys.ts';
import type { Item } from '#data/table.ts';
import { handler as jobs } from '#functions/lambdas/jobs/handler.ts';
import { handler as slowJobs } from '#functions/lambdas/slow-jobs/handler.ts';
import { asFunction } from '#tests/support/granted.ts';
import { takeMessages } from '#tests/support/slow-queue.ts';

/**
 * Hands items to the worker as the table's stream does after they were written, numbered from 1, and what it hands on
 * to the queue of slow jobs to those who do them. A job that fails on either way is told by its number.
 */
export async function deliver(...items: (Item & Key)[]): Promise<DynamoDBBatchResponse> {
  const response = await asFunction('jobs', () => jobs(streamEvent(...items)));
  if (response.batchItemFailures.length > 0) return response;
  const failed: number[] = [];
  const stopped = new Set<string>();
  for (const { body, group, job } of takeMessages()) {
    // The queue hands over nothing of a group before what failed in it.
    if (stopped.has(group)) continue;
    const number = items.findIndex(({ pk, sk }) => pk === job.pk && sk === job.sk) + 1;
    await asFunction('slow-jobs', () => slowJobs(queueEvent(body))).catch(() => {
      failed.push(number);
      stopped.add(group);
    });
  }
  const [first] = failed.toSorted((a, b) => a - b);
  return first === undefined ? DONE : failedAt(first);
}

/** The event of a batch of new items. */
export function streamEvent(...items: (Item & Key)[]): DynamoDBStreamEvent {
  return {
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
}

/** The event of one message of the queue; the function reads nothing of it but the body. */
export function queueEvent(body: string): SQSEvent {
  return { Records: [{ body } as SQSRecord] };
}

/** What the worker answers when every record is done. */
export const DONE: DynamoDBBatchResponse = { batchItemFailures: [] };

/** What it answers when this record, counted from 1, is to be handed over again. */
export const failedAt = (number: number): DynamoDBBatchResponse => ({
  batchItemFailures: [{ itemIdentifier: String(number) }],
});
