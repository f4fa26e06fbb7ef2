import { Duration } from 'aws-cdk-lib';
import { SqsEventSource } from 'aws-cdk-lib/aws-lambda-event-sources';
import { Queue, QueueEncryption } from 'aws-cdk-lib/aws-sqs';
import { Construct } from 'constructs';
import type { QueueSettings } from '#core/declaration.ts';
import { accept } from './accept.ts';
import type { DomainFunction } from './domain-function.ts';
import { createDeadLetters } from './dead-letters.ts';

/** A job that fails this often goes to the dead letters. */
const RECEIVES = 6;
/** What the queue waits, beyond the function's own time, before it hands a job over again. */
const GRACE = Duration.seconds(60);

interface SlowJobsProps {
  readonly worker: DomainFunction;
  readonly queue: QueueSettings;
}

/**
 * The queue of jobs that may take minutes, and the function that does them. First in, first out within a group, which
 * is a workspace or an account; groups go side by side.
 */
export class SlowJobs extends Construct {
  readonly queue: Queue;
  readonly deadLetters: Queue;

  constructor(scope: Construct, id: string, { worker, queue: settings }: SlowJobsProps) {
    super(scope, id);
    this.deadLetters = createDeadLetters(this, 'DeadLetters', { fifo: true });
    this.queue = new Queue(this, 'Queue', {
      fifo: true,
      encryption: QueueEncryption.SQS_MANAGED,
      enforceSSL: true,
      visibilityTimeout: worker.timeout.plus(GRACE),
      deadLetterQueue: { queue: this.deadLetters, maxReceiveCount: RECEIVES },
    });
    accept(this.queue, 'Encrypted by SQS itself, which the check does not know', 'CKV_AWS_27');
    worker.function.addEventSource(
      new SqsEventSource(this.queue, { batchSize: 1, maxConcurrency: settings.concurrency }),
    );
  }
}
