import { createHash } from 'node:crypto';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { openFifoQueue, type FifoQueue } from './fifo-queue.ts';
import type { EdgeResponse } from './gateway.ts';
import type { Resolver } from './intrinsics.ts';

/** A queue of the template. */
export interface LocalQueue extends FifoQueue {
  readonly name: string;
  readonly arn: string;
  /** Where a message goes that was handed over so often in vain. */
  readonly redrive: { readonly deadLetters: string; readonly maxReceiveCount: number } | null;
}

export interface Sqs {
  readonly all: readonly LocalQueue[];
  /** Throws for a queue that is not there. */
  queueByArn(arn: string): LocalQueue;
  /** Answers a call of its JSON protocol: `SendMessage`, the only one the product makes. */
  answer(headers: Readonly<Record<string, string>>, body: Buffer): EdgeResponse;
}

const QueueProperties = z.object({
  FifoQueue: z._default(z.boolean(), false),
  RedrivePolicy: z.optional(z.object({ deadLetterTargetArn: z.string(), maxReceiveCount: z.number() })),
});
const SendMessage = z.object({
  QueueUrl: z.string(),
  MessageBody: z.string(),
  MessageGroupId: z.string(),
  MessageDeduplicationId: z.string(),
});

/** Stands in for SQS with the template's FIFO queues, which keep what waits in a folder. */
export function openSqs(resolver: Resolver, dir: string): Sqs {
  const queues = new Map<string, LocalQueue>();
  for (const { name, arn, properties } of resolver.all('AWS::SQS::Queue', QueueProperties)) {
    const { FifoQueue: isFifo, RedrivePolicy: policy } = properties;
    if (!isFifo) continue;
    const redrive = policy
      ? { deadLetters: policy.deadLetterTargetArn, maxReceiveCount: policy.maxReceiveCount }
      : null;
    queues.set(name, { ...openFifoQueue(join(dir, `${name}.json`)), name, arn, redrive });
  }
  return {
    all: [...queues.values()],
    queueByArn: (arn) => {
      const queue = queues.get(arn.slice(arn.lastIndexOf(':') + 1));
      if (!queue) throw new Error(`The local runtime feeds functions from FIFO queues only, not from ${arn}`);
      return queue;
    },
    answer: (headers, body) => {
      const target = headers['x-amz-target'] ?? '';
      if (target !== 'AmazonSQS.SendMessage') return refusal('UnsupportedOperation', `The local SQS has no ${target}`);
      const input = SendMessage.safeParse(JSON.parse(body.toString()));
      if (!input.success) return refusal('InvalidParameterValue', z.prettifyError(input.error));
      const { QueueUrl: url, MessageBody, MessageGroupId, MessageDeduplicationId } = input.data;
      const queue = queues.get(url.slice(url.lastIndexOf('/') + 1));
      if (!queue) return refusal('QueueDoesNotExist', `There is no FIFO queue ${url}`);
      const message = queue.send({
        body: MessageBody,
        group: MessageGroupId,
        deduplicationId: MessageDeduplicationId,
      });
      return json(200, {
        MessageId: message.id,
        MD5OfMessageBody: createHash('md5').update(MessageBody).digest('hex'),
        SequenceNumber: message.sequence,
      });
    },
  };
}

function refusal(code: string, message: string): EdgeResponse {
  return json(400, { __type: `com.amazonaws.sqs#${code}`, message });
}

function json(status: number, value: object): EdgeResponse {
  const headers = { 'content-type': 'application/x-amz-json-1.0' };
  return { status, headers, body: Buffer.from(JSON.stringify(value)) };
}
