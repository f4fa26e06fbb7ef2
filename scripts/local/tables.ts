import {
  CreateTableCommand,
  DescribeTableCommand,
  DynamoDBClient,
  ResourceInUseException,
  type StreamSpecification,
  type StreamViewType,
  UpdateTableCommand,
  UpdateTimeToLiveCommand,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb';
import * as z from 'zod/mini';
import { REGION, type Resolver } from './intrinsics.ts';

const Projection = z.object({
  ProjectionType: z.enum(['ALL', 'KEYS_ONLY', 'INCLUDE']),
  NonKeyAttributes: z.optional(z.array(z.string())),
});
const KeySchema = z.array(z.object({ AttributeName: z.string(), KeyType: z.enum(['HASH', 'RANGE']) }));
const TableProperties = z.object({
  AttributeDefinitions: z.array(z.object({ AttributeName: z.string(), AttributeType: z.enum(['S', 'N', 'B']) })),
  KeySchema,
  GlobalSecondaryIndexes: z.optional(z.array(z.object({ IndexName: z.string(), KeySchema, Projection }))),
  StreamSpecification: z.optional(
    z.object({ StreamViewType: z.enum(['KEYS_ONLY', 'NEW_IMAGE', 'OLD_IMAGE', 'NEW_AND_OLD_IMAGES']) }),
  ),
  TimeToLiveSpecification: z.optional(z.object({ AttributeName: z.string(), Enabled: z.boolean() })),
});

const MAX_WAIT_SECONDS = 30;

/**
 * Creates the template's tables where they are not there yet. Returns the ARN of each table's stream by its name.
 */
export async function createTables(resolver: Resolver, endpoint: string): Promise<ReadonlyMap<string, string>> {
  const client = new DynamoDBClient({
    endpoint,
    region: REGION,
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  });
  const streams = new Map<string, string>();
  for (const { name, properties } of resolver.all('AWS::DynamoDB::Table', TableProperties)) {
    const created = await create(client, name, properties);
    if (created)
      await waitUntilTableExists({ client, maxWaitTime: MAX_WAIT_SECONDS, minDelay: 1 }, { TableName: name });
    const { TimeToLiveSpecification: ttl } = properties;
    if (created && ttl)
      await client.send(new UpdateTimeToLiveCommand({ TableName: name, TimeToLiveSpecification: ttl }));
    if (!created) await renewStream(client, name, properties.StreamSpecification?.StreamViewType);
    const { Table } = await client.send(new DescribeTableCommand({ TableName: name }));
    if (Table?.LatestStreamArn) streams.set(name, Table.LatestStreamArn);
  }
  client.destroy();
  return streams;
}

async function create(
  client: DynamoDBClient,
  TableName: string,
  table: z.infer<typeof TableProperties>,
): Promise<boolean> {
  const { AttributeDefinitions, KeySchema: keys, GlobalSecondaryIndexes: indexes, StreamSpecification: stream } = table;
  try {
    await client.send(
      new CreateTableCommand({
        TableName,
        AttributeDefinitions,
        KeySchema: keys,
        BillingMode: 'PAY_PER_REQUEST',
        ...(indexes
          ? {
              GlobalSecondaryIndexes: indexes.map(({ Projection: { NonKeyAttributes, ProjectionType }, ...index }) => ({
                ...index,
                Projection: { ProjectionType, ...(NonKeyAttributes ? { NonKeyAttributes } : {}) },
              })),
            }
          : {}),
        ...(stream ? { StreamSpecification: { StreamEnabled: true, ...stream } } : {}),
      }),
    );
    return true;
  } catch (error) {
    if (error instanceof ResourceInUseException) return false;
    throw error;
  }
}

/** Gives a table that an earlier version made another stream, where its records are to carry something else now. */
async function renewStream(client: DynamoDBClient, TableName: string, wanted: StreamViewType | undefined) {
  const { Table } = await client.send(new DescribeTableCommand({ TableName }));
  const current = Table?.StreamSpecification?.StreamViewType;
  if (wanted === undefined || current === wanted) return;
  const set = (StreamSpecification: StreamSpecification) =>
    client.send(new UpdateTableCommand({ TableName, StreamSpecification }));
  // A stream cannot be changed, only ended and begun.
  if (current) await set({ StreamEnabled: false });
  await set({ StreamEnabled: true, StreamViewType: wanted });
}
