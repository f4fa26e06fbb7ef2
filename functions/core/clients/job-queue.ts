import * as z from 'zod/mini';
import type { Key } from '#data/keys.ts';
import { postToAws } from './aws-request.ts';

/** A job by its key in the table, as it travels in a message. */
export const QueuedJob = z.object({ pk: z.string(), sk: z.string() });

export interface JobQueue {
  /** Those of one partition, a workspace's or an account's, stay in order; one that is sent twice arrives once. */
  send(key: Key): Promise<void>;
}

interface JobQueueOptions {
  /** Of a FIFO queue. */
  readonly url: string;
  readonly region: string;
  /** Replaces the service's own address. */
  readonly endpoint: string | undefined;
}

/** Hands jobs to a FIFO queue of SQS. The SDK's client would add 40 kB to the bundle for this one operation. */
export function createJobQueue({ url, region, endpoint }: JobQueueOptions): JobQueue {
  return {
    async send({ pk, sk }) {
      await postToAws({
        service: 'sqs',
        region,
        url: new URL(endpoint ?? `https://sqs.${region}.amazonaws.com`),
        headers: { 'content-type': 'application/x-amz-json-1.0', 'x-amz-target': 'AmazonSQS.SendMessage' },
        body: JSON.stringify({
          QueueUrl: url,
          MessageBody: JSON.stringify({ pk, sk }),
          MessageGroupId: pk,
          MessageDeduplicationId: sk,
        }),
        repeatable: true,
      });
    },
  };
}
