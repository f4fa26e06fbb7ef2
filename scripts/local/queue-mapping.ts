import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import type { FifoQueue, Message } from './fifo-queue.ts';
import { REGION } from './intrinsics.ts';

interface Feed {
  readonly queue: FifoQueue;
  /** As many messages are under way at once at most, each of another group. */
  readonly concurrency: number;
  /** A message that was handed over so often in vain is given up. */
  readonly maxReceiveCount: number;
  /** The function; a rejection is a failure. */
  invoke(message: Message): Promise<unknown>;
  /** Takes what is given up. */
  bury(message: Message, receives: number): void;
  /** Pause before a message is handed over again, doubled each time, milliseconds; it stands for the visibility timeout. */
  readonly backoffMs: number;
  /** Hears of what came of a message and could not be kept. */
  readonly onTrouble?: (error: unknown) => void;
}

const TROUBLE_MS = 1000;

/**
 * Hands a function the messages of a FIFO queue, one at a time of each group. One that fails comes again and holds up
 * its own group alone, until it is given up. Returns what stops it: messages under way are waited for, and one that
 * fails then is not counted as failed.
 */
export function feedFromQueue({ queue, concurrency, maxReceiveCount, invoke, bury, backoffMs, onTrouble }: Feed) {
  const stopped = new AbortController();
  const underWay = new Set<Promise<void>>();

  const handOver = async (message: Message): Promise<void> => {
    // The function has logged why it failed; another try or the dead letters follow.
    const done = await invoke(message).then(
      () => true,
      () => false,
    );
    if (!done && stopped.signal.aborted) return;
    try {
      if (done) return queue.remove(message);
      const failures = queue.countFailure(message);
      if (failures < maxReceiveCount) return void letBackAfter(backoffMs * 2 ** (failures - 1), message);
      bury(message, failures);
      queue.remove(message);
    } catch (error) {
      // What came of it could not be written down, on a full disk say: it is done a second time.
      onTrouble?.(error);
      void letBackAfter(TROUBLE_MS, message);
    }
  };
  const letBackAfter = async (milliseconds: number, message: Message): Promise<void> => {
    await delay(milliseconds, undefined, { signal: stopped.signal }).catch(() => undefined);
    queue.letBack(message);
    pump();
  };
  const pump = (): void => {
    while (!stopped.signal.aborted && underWay.size < concurrency) {
      const message = queue.take();
      if (!message) return;
      const handing = handOver(message).finally(() => {
        underWay.delete(handing);
        pump();
      });
      underWay.add(handing);
    }
  };

  queue.onSend(pump);
  pump();
  return {
    stop: async (): Promise<void> => {
      stopped.abort();
      await Promise.all(underWay);
    },
  };
}

/** A message as a Lambda gets it. */
export function toLambdaMessage(message: Message, queueArn: string): object {
  return {
    messageId: message.id,
    receiptHandle: message.sequence,
    body: message.body,
    md5OfBody: createHash('md5').update(message.body).digest('hex'),
    attributes: attributesOf(message),
    messageAttributes: {},
    eventSource: 'aws:sqs',
    eventSourceARN: queueArn,
    awsRegion: REGION,
  };
}

/** What SQS tells of a message that is being handed over. */
export function attributesOf({ sequence, group, deduplicationId, sentAt, failures }: Message): Record<string, string> {
  return {
    ApproximateReceiveCount: String(failures + 1),
    SentTimestamp: String(sentAt),
    SequenceNumber: sequence,
    MessageGroupId: group,
    MessageDeduplicationId: deduplicationId,
  };
}
