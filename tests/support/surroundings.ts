import { randomUUID } from 'node:crypto';
import { CreateTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { listenToCalls } from '#core/surroundings.ts';
import { calls } from './calls.ts';

/**
 * Gives this process what a deployed function has in its environment, and a table of its own. To be called before
 * any handler is loaded.
 */
export async function surroundWith(services: { dynamodbEndpoint: string; kmsEndpoint: string }): Promise<void> {
  const tableName = `tonus-${randomUUID()}`;
  Object.assign(process.env, {
    STAGE: 'test',
    TABLE_NAME: tableName,
    TOKEN_KEY_ID: 'token-key',
    TOKEN_EPOCH: '1',
    AWS_REGION: 'eu-central-1',
    AWS_ACCESS_KEY_ID: 'test',
    AWS_SECRET_ACCESS_KEY: 'test',
    DYNAMODB_ENDPOINT: services.dynamodbEndpoint,
    KMS_ENDPOINT: services.kmsEndpoint,
  });
  listenToCalls((call) => calls.push(call));

  const client = new DynamoDBClient({ endpoint: services.dynamodbEndpoint });
  await client.send(
    new CreateTableCommand({
      TableName: tableName,
      BillingMode: 'PAY_PER_REQUEST',
      AttributeDefinitions: [
        { AttributeName: 'pk', AttributeType: 'S' },
        { AttributeName: 'sk', AttributeType: 'S' },
      ],
      KeySchema: [
        { AttributeName: 'pk', KeyType: 'HASH' },
        { AttributeName: 'sk', KeyType: 'RANGE' },
      ],
      StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_IMAGE' },
    }),
  );
  client.destroy();
}
