import { Duration } from 'aws-cdk-lib';
import type { Table } from 'aws-cdk-lib/aws-dynamodb';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { StartingPosition } from 'aws-cdk-lib/aws-lambda';
import { SqsDlq } from 'aws-cdk-lib/aws-lambda-event-sources';
import type { Queue } from 'aws-cdk-lib/aws-sqs';
import type { StreamSettings } from '#core/declaration.ts';
import { accept } from './accept.ts';
import type { DomainFunction } from './domain-function.ts';

interface Feed {
  readonly table: Table;
  readonly stream: StreamSettings;
  /** Where the position of what failed for good goes. */
  readonly deadLetters: Queue;
}

/** A record that fails this often goes to the dead letters. */
const RETRIES = 5;
/** So does an older one, hours; the stream itself keeps 24. */
const MAX_AGE_HOURS = 6;

/** Hands a function the records of the table's stream that it asks for. */
export function feedFromStream(reader: DomainFunction, { table, stream, deadLetters }: Feed): void {
  const streamArn = table.tableStreamArn;
  if (!streamArn) throw new Error(`The table has no stream to feed ${reader.name} from`);
  reader.role.addToPrincipalPolicy(
    new PolicyStatement({
      actions: ['dynamodb:DescribeStream', 'dynamodb:GetRecords', 'dynamodb:GetShardIterator'],
      resources: [streamArn],
    }),
  );
  // The service demands this of the role of every stream reader and offers no narrower resource.
  reader.role.addToPrincipalPolicy(new PolicyStatement({ actions: ['dynamodb:ListStreams'], resources: ['*'] }));
  accept(
    reader.role,
    'dynamodb:ListStreams, which can be given for no single stream',
    'AwsSolutions-IAM5[Resource::*]',
  );
  reader.function.addEventSourceMapping('Stream', {
    eventSourceArn: streamArn,
    startingPosition: StartingPosition.TRIM_HORIZON,
    batchSize: stream.batchSize,
    parallelizationFactor: stream.parallelization,
    ...(stream.windowSeconds > 0 ? { maxBatchingWindow: Duration.seconds(stream.windowSeconds) } : {}),
    filters: stream.filters.map((pattern) => ({ pattern: JSON.stringify(pattern) })),
    reportBatchItemFailures: true,
    retryAttempts: RETRIES,
    maxRecordAge: Duration.hours(MAX_AGE_HOURS),
    bisectBatchOnError: true,
    onFailure: new SqsDlq(deadLetters),
  });
}
