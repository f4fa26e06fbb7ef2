import { createHash } from 'node:crypto';
import { join } from 'node:path';
import * as z from 'zod/mini';
import { startDynamo } from '#scripts/local/dynamo.ts';
import { openFifoQueue } from '#scripts/local/fifo-queue.ts';
import { postToDynamo } from '#scripts/local/post-to-dynamo.ts';
import { DATABASE_FILE } from '#scripts/local/runtime.ts';
import { OBJECTS, startS3 } from '#scripts/local/s3.ts';
import { openStore } from '#scripts/local/store.ts';

/**
 * Writes into a data folder without end, as the product does, and says on its output what was acknowledged: things of
 * two items in one transaction that name an object, which goes when they are removed, and jobs that a queue hands on.
 */
const [dataDir = ''] = process.argv.slice(2);
const KEPT = 12;

const dynamo = await startDynamo({ dbPath: join(dataDir, DATABASE_FILE) });
const s3 = await startS3({ dir: join(dataDir, OBJECTS) });
const queue = openFifoQueue(join(dataDir, 'queues', 'slow.json'));
const places = openStore(join(dataDir, 'streams.json'), z.string());

const call = async (operation: string, input: object): Promise<void> => {
  const response = await postToDynamo(dynamo.endpoint, `DynamoDB_20120810.${operation}`, input);
  if (!response.ok) throw new Error(await response.text());
};
const object = async (method: 'PUT' | 'DELETE', number: number, body = ''): Promise<void> => {
  const sha256 = createHash('sha256').update(body).digest('hex');
  const headers = { authorization: 'AWS4-HMAC-SHA256 -', 'x-amz-content-sha256': sha256 };
  const response = await fetch(`${s3.endpoint}/bucket/${number}.zip`, { method, headers, ...(body ? { body } : {}) });
  if (!response.ok) throw new Error(await response.text());
};
const say = (word: string, number: number): boolean => process.stdout.write(`${word} ${number}\n`);
const keyOf = (number: number, half: string) => ({ pk: { S: `thing-${number}` }, sk: { S: half } });

await call('CreateTable', {
  TableName: 'tonus',
  AttributeDefinitions: ['pk', 'sk'].map((AttributeName) => ({ AttributeName, AttributeType: 'S' })),
  KeySchema: [
    { AttributeName: 'pk', KeyType: 'HASH' },
    { AttributeName: 'sk', KeyType: 'RANGE' },
  ],
  BillingMode: 'PAY_PER_REQUEST',
  StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' },
}).catch((error: unknown) => {
  if (!String(error).includes('ResourceInUse')) throw error;
});
say('ready', 0);

async function things(): Promise<never> {
  for (let number = 1; ; number++) {
    await object('PUT', number, String(number).repeat(1000));
    await call('TransactWriteItems', {
      TransactItems: ['a', 'b'].map((half) => ({ Put: { TableName: 'tonus', Item: keyOf(number, half) } })),
    });
    say('made', number);
    if (number <= KEPT) continue;
    const old = number - KEPT;
    say('removing', old);
    await call('TransactWriteItems', {
      TransactItems: ['a', 'b'].map((half) => ({ Delete: { TableName: 'tonus', Key: keyOf(old, half) } })),
    });
    await object('DELETE', old);
  }
}

async function jobs(): Promise<never> {
  for (let number = 1; ; number++) {
    await call('PutItem', { TableName: 'tonus', Item: { pk: { S: `job-${number}` }, sk: { S: '-' } } });
    queue.send({ group: 'g', body: String(number), deduplicationId: String(number) });
    places.set('reader', String(number));
    say('accepted', number);
  }
}

async function work(): Promise<never> {
  for (;;) {
    const message = queue.take();
    if (message) {
      await call('PutItem', { TableName: 'tonus', Item: { pk: { S: `done-${message.body}` }, sk: { S: '-' } } });
      queue.remove(message);
    }
    await new Promise(setImmediate);
  }
}

await Promise.all([things(), jobs(), work()]);
