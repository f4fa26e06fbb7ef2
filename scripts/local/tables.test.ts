import { DeleteItemCommand, DynamoDBClient, PutItemCommand } from '@aws-sdk/client-dynamodb';
import {
  DescribeStreamCommand,
  DynamoDBStreamsClient,
  GetRecordsCommand,
  GetShardIteratorCommand,
} from '@aws-sdk/client-dynamodb-streams';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { startDynamo, type Dynamo } from './dynamo.ts';
import type { Resolver } from './intrinsics.ts';
import { createTables } from './tables.ts';

let dynamo: Dynamo;
beforeAll(async () => {
  dynamo = await startDynamo();
});
afterAll(() => dynamo.stop());

/** A template of one table whose stream carries this. */
function templateWith(StreamViewType: string): Resolver {
  const properties = {
    AttributeDefinitions: [{ AttributeName: 'pk', AttributeType: 'S' }],
    KeySchema: [{ AttributeName: 'pk', KeyType: 'HASH' }],
    StreamSpecification: { StreamViewType },
  };
  // Of the resolver the tables ask for nothing else.
  return { all: () => [{ name: 'letters', properties }] } as unknown as Resolver;
}

it('a table made by an earlier version keeps its items and gets the stream the template has now', async () => {
  const place = {
    endpoint: dynamo.endpoint,
    region: 'local',
    credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
  };
  const [table, streams] = [new DynamoDBClient(place), new DynamoDBStreamsClient(place)];
  const before = await createTables(templateWith('NEW_IMAGE'), dynamo.endpoint);
  await table.send(new PutItemCommand({ TableName: 'letters', Item: { pk: { S: 'a' } } }));
  expect(await createTables(templateWith('NEW_IMAGE'), dynamo.endpoint)).toEqual(before);

  const after = await createTables(templateWith('NEW_AND_OLD_IMAGES'), dynamo.endpoint);
  const StreamArn = after.get('letters')!;
  expect(StreamArn).not.toBe(before.get('letters'));
  await table.send(new DeleteItemCommand({ TableName: 'letters', Key: { pk: { S: 'a' } } }));
  const { StreamDescription } = await streams.send(new DescribeStreamCommand({ StreamArn }));
  const { ShardIterator } = await streams.send(
    new GetShardIteratorCommand({
      StreamArn,
      ShardId: StreamDescription!.Shards![0]!.ShardId,
      ShardIteratorType: 'TRIM_HORIZON',
    }),
  );
  const { Records } = await streams.send(new GetRecordsCommand({ ShardIterator }));
  expect(Records!.at(-1)).toMatchObject({ eventName: 'REMOVE', dynamodb: { OldImage: { pk: { S: 'a' } } } });
});
