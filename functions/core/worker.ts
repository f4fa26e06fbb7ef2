import type { DynamoDBBatchResponse, DynamoDBStreamEvent } from 'aws-lambda';
import type { Key } from '#data/keys.ts';
import type { Repositories } from '#data/repositories.ts';
import { streamedItem } from '#data/stream.ts';
import { describeError, log } from './log.ts';
import { equip } from './surroundings.ts';

/** What is done with an item the stream hands over, by the item's `type`; must be safe to do twice. */
export type Handlers = Readonly<
  Record<string, (item: Record<string, unknown> & Key, repos: Repositories, now: Date) => Promise<void>>
>;

/**
 * The Lambda behind the table's stream. Records come in the order they were written; the first that fails stops the
 * batch and is named, so that the stream hands it over again and nothing overtakes it.
 */
export function work(handlers: Handlers) {
  const { repos } = equip();
  return async (event: DynamoDBStreamEvent): Promise<DynamoDBBatchResponse> => {
    for (const record of event.Records) {
      const item = streamedItem(record);
      try {
        await handlers[String(item['type'])]?.(item, repos, new Date());
      } catch (error) {
        log('error', 'stream record failed', { job: String(item['type']), error: describeError(error) });
        return { batchItemFailures: [{ itemIdentifier: record.dynamodb?.SequenceNumber ?? '' }] };
      }
    }
    return { batchItemFailures: [] };
  };
}
