import { Duration } from 'aws-cdk-lib';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import type { Construct } from 'constructs';
import { accept } from './accept.ts';

const DAYS = 14;

/** A queue for what failed for good. */
export function createDeadLetters(scope: Construct, id: string, { fifo }: { fifo?: true } = {}): Queue {
  const queue = new Queue(scope, id, {
    ...(fifo ? { fifo } : {}),
    encryption: QueueEncryption.SQS_MANAGED,
    enforceSSL: true,
    retentionPeriod: Duration.days(DAYS),
  });
  accept(queue, 'It is a dead-letter queue itself', 'AwsSolutions-SQS3');
  accept(queue, 'Encrypted by SQS itself, which the check does not know', 'CKV_AWS_27');
  return queue;
}
