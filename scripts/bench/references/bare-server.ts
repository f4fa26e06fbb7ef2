import { createHash } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { CreateTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { DynamoDBDocumentClient, PutCommand } from '@aws-sdk/lib-dynamodb';
import { startDynamo } from '#scripts/local/dynamo.ts';

/*
 * The least that takes a questionnaire: one Node process, no gateway, no Lambda, no contract, no look at the run.
 * It writes the same items to the same embedded database as the product, on disk and with a stream.
 */

const TableName = 'bare';
const RUN = 'RUN#00000000-0000-4000-8000-000000000000';

const dynamo = await startDynamo({ dbPath: process.env['BARE_DATABASE'] ?? '' });
const client = new DynamoDBClient({
  endpoint: dynamo.endpoint,
  region: 'eu-central-1',
  credentials: { accessKeyId: 'local', secretAccessKey: 'local' },
});
await client.send(
  new CreateTableCommand({
    TableName,
    BillingMode: 'PAY_PER_REQUEST',
    AttributeDefinitions: ['pk', 'sk'].map((AttributeName) => ({ AttributeName, AttributeType: 'S' as const })),
    KeySchema: [
      { AttributeName: 'pk', KeyType: 'HASH' },
      { AttributeName: 'sk', KeyType: 'RANGE' },
    ],
    StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' },
  }),
);
const documents = DynamoDBDocumentClient.from(client);

interface Questionnaire {
  readonly answers: readonly { readonly content: string }[];
  readonly anonymous_session_id: string;
}

async function take(incoming: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of incoming) parts.push(part as Buffer); // no encoding is set, so parts are buffers
  const { answers, anonymous_session_id } = JSON.parse(Buffer.concat(parts).toString()) as Questionnaire;
  const key = createHash('sha256').update(anonymous_session_id).digest().subarray(0, 16).toString('base64url');
  const answeredAt = `${new Date().toISOString().slice(0, 13)}:00:00.000Z`;
  const texts = answers.map(({ content }) => content);
  const item = { pk: RUN, sk: `RESPONSE#${key}`, type: 'response', answers: texts, answeredAt };
  await documents.send(new PutCommand({ TableName, Item: item }));
  return JSON.stringify({ anonymous_session_id });
}

const server = createServer((incoming, outgoing) => {
  take(incoming).then(
    (body) => outgoing.writeHead(200, { 'content-type': 'application/json' }).end(body),
    (error: unknown) => outgoing.writeHead(500).end(String(error)),
  );
});
server.listen(0, '127.0.0.1', () =>
  console.log(`Listening at http://localhost:${(server.address() as AddressInfo).port}`),
);
process.once('SIGTERM', () => {
  server.closeAllConnections();
  server.close(() => void dynamo.stop().then(() => process.exit(0)));
});
