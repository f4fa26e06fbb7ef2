import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { matches, type Pattern } from './filter.ts';
import { REGION, type Resolver } from './intrinsics.ts';
import type { Journal } from './journal.ts';
import type { Lambda } from './lambda.ts';
import { attributesOf, feedFromQueue, toLambdaMessage } from './queue-mapping.ts';
import type { LocalQueue, Sqs } from './sqs.ts';
import { openStore, type Store } from './store.ts';
import { deliver, type Delivery } from './stream-batches.ts';
import { openStream, type LambdaRecord, type StreamPages } from './stream-pages.ts';
import { followStream } from './stream.ts';

const FOREVER = -1;
const BACKOFF_MS = 100;
const DEFAULT_BATCH = 100;

const Mapping = z.object({
  FunctionName: z.string(),
  EventSourceArn: z.string(),
  BatchSize: z._default(z.number(), DEFAULT_BATCH),
  MaximumBatchingWindowInSeconds: z._default(z.number(), 0),
  MaximumRetryAttempts: z._default(z.number(), FOREVER),
  MaximumRecordAgeInSeconds: z._default(z.number(), FOREVER),
  BisectBatchOnFunctionError: z._default(z.boolean(), false),
  FunctionResponseTypes: z._default(z.array(z.string()), []),
  FilterCriteria: z._default(z.object({ Filters: z.array(z.object({ Pattern: z.string() })) }), { Filters: [] }),
  DestinationConfig: z.optional(z.object({ OnFailure: z.object({ Destination: z.string() }) })),
  ScalingConfig: z.optional(z.object({ MaximumConcurrency: z.number() })),
});
type Mapping = z.infer<typeof Mapping>;

interface Options {
  readonly resolver: Resolver;
  readonly endpoint: string;
  readonly dir: string;
  readonly deadLetters: Journal;
  /** The stream a table really has, by the table's name. */
  readonly streamOf: (table: string) => string;
  readonly sqs: Sqs;
  readonly lambdaByName: (name: string) => Lambda;
  readonly log: (line: object) => void;
}

/** A reader of a table's stream, by the function it feeds. */
export interface StreamLag {
  readonly function: string;
  /** Since when what it is to hand over waits, milliseconds since 1970; null where nothing does. */
  behindSince(): number | null;
}

interface Mappings {
  readonly streams: readonly StreamLag[];
  stop(): Promise<unknown>;
}

/** Feeds the template's event source mappings from the tables' streams and the queues. */
export function startMappings(options: Options): Mappings {
  const { resolver, endpoint, dir, sqs, streamOf, lambdaByName } = options;
  const checkpoints = openStore(join(dir, 'streams.json'), z.string());
  const opened = new Map<string, StreamPages>();
  const streamOfTable = (table: string): StreamPages => {
    const stream = opened.get(table) ?? openStream({ endpoint, region: REGION, arn: streamOf(table) });
    opened.set(table, stream);
    return stream;
  };
  const feeds = resolver.all('AWS::Lambda::EventSourceMapping', Mapping).map(({ name, properties }) => {
    const lambda = lambdaByName(properties.FunctionName.slice(properties.FunctionName.lastIndexOf(':') + 1));
    const table = /:table\/([^/]+)\/stream\//.exec(properties.EventSourceArn)?.[1];
    if (table === undefined)
      return { stop: followQueue(sqs.queueByArn(properties.EventSourceArn), { lambda, properties }, options).stop };
    const stream = streamOfTable(table);
    const following = followTable(table, { name, lambda, properties, stream, checkpoints }, options);
    return { ...following, function: lambda.name };
  });
  return {
    streams: feeds.filter((feed) => 'behindSince' in feed),
    stop: async () => {
      await Promise.all(feeds.map((feed) => feed.stop()));
      for (const stream of opened.values()) stream.close();
    },
  };
}

interface Feed {
  readonly lambda: Lambda;
  readonly properties: Mapping;
}

interface StreamFeed extends Feed {
  readonly name: string;
  readonly stream: StreamPages;
  readonly checkpoints: Store<string>;
}

/** Feeds a function from a table's stream, one batch after another whatever the template allows at once. */
function followTable(
  table: string,
  { name, lambda, properties, stream, checkpoints }: StreamFeed,
  { deadLetters, log }: Options,
) {
  const patterns = properties.FilterCriteria.Filters.map(({ Pattern: text }) => JSON.parse(text) as Pattern); // the template's own text
  const bury: Delivery<LambdaRecord>['bury'] = (records, condition, attempts) => {
    log({
      level: 'error',
      function: lambda.name,
      message: `${records.length} stream record(s) went to the dead letters`,
      condition,
    });
    if (!properties.DestinationConfig) return;
    deadLetters.add({
      queue: properties.DestinationConfig.OnFailure.Destination,
      requestContext: { requestId: randomUUID(), function: lambda.name, condition, approximateInvokeCount: attempts },
      timestamp: new Date().toISOString(),
      DDBStreamBatchInfo: {
        streamArn: stream.arn,
        batchSize: records.length,
        startSequenceNumber: records[0]?.dynamodb?.SequenceNumber,
        endSequenceNumber: records.at(-1)?.dynamodb?.SequenceNumber,
      },
    });
  };
  const delivery = {
    batchSize: properties.BatchSize,
    maximumRetryAttempts: orForever(properties.MaximumRetryAttempts),
    maximumRecordAgeMs: orForever(properties.MaximumRecordAgeInSeconds) * 1000,
    bisect: properties.BisectBatchOnFunctionError,
    invoke: async (records: readonly LambdaRecord[]) => {
      const result = await lambda.invoke({ Records: records });
      return properties.FunctionResponseTypes.includes('ReportBatchItemFailures') ? result : undefined;
    },
    sequenceOf: ({ dynamodb }: LambdaRecord) => dynamodb?.SequenceNumber ?? '',
    writtenAt: ({ dynamodb }: LambdaRecord) => (dynamodb?.ApproximateCreationDateTime ?? 0) * 1000,
    bury,
    backoffMs: BACKOFF_MS,
  };
  return followStream({
    stream,
    checkpoints,
    name,
    wants: (record) => patterns.length === 0 || patterns.some((pattern) => matches(pattern, record)),
    isDue: (count, waitedMs) =>
      count >= properties.BatchSize || waitedMs >= properties.MaximumBatchingWindowInSeconds * 1000,
    deliver: (records, done, signal) => deliver(records, { ...delivery, done, signal }),
    onTrouble: (error) => log({ level: 'error', message: `Reading the stream of ${table} failed: ${String(error)}` }),
  });
}

/** Feeds a function from a queue, a message at a time. */
function followQueue(queue: LocalQueue, { lambda, properties }: Feed, { deadLetters, log }: Options) {
  return feedFromQueue({
    queue,
    concurrency: properties.ScalingConfig?.MaximumConcurrency ?? Infinity,
    maxReceiveCount: queue.redrive?.maxReceiveCount ?? Infinity,
    invoke: (message) => lambda.invoke({ Records: [toLambdaMessage(message, queue.arn)] }),
    bury: (message, receives) => {
      log({ level: 'error', function: lambda.name, message: 'A message went to the dead letters', receives });
      deadLetters.add({
        queue: queue.redrive?.deadLetters,
        MessageId: message.id,
        Body: message.body,
        Attributes: { ...attributesOf(message), DeadLetterQueueSourceArn: queue.arn },
        timestamp: new Date().toISOString(),
      });
    },
    backoffMs: BACKOFF_MS,
    onTrouble: (error) =>
      log({ level: 'error', function: lambda.name, message: `The queue could not be kept: ${String(error)}` }),
  });
}

function orForever(value: number): number {
  return value === FOREVER ? Infinity : value;
}
