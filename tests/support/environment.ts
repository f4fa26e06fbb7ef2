import { randomUUID } from 'node:crypto';
import { CreateTableCommand, DynamoDBClient } from '@aws-sdk/client-dynamodb';
import { listenToCalls } from '#core/services.ts';
import { calls } from './calls.ts';
import { holdToGrants } from './granted.ts';
import { sqsEndpoint } from './slow-queue.ts';
import { PLAYED_CLIENT_ID } from '#scripts/fake-services/oauth.ts';
import { GIGACHAT_API_PATH, GIGACHAT_OAUTH_PATH } from '#scripts/fake-services/gigachat.ts';

interface Services {
  readonly dynamodbEndpoint: string;
  readonly kmsEndpoint: string;
  /** Where S3 is played; left out where no archive is made. */
  readonly s3Endpoint?: string;
  /** Where a portal of Bitrix24 and GigaChat are played; left out where nobody calls them. */
  readonly bitrix24Host?: string;
  readonly gigachatHost?: string;
  /** Where the messengers and an SMS gateway are; the same. */
  readonly telegramHost?: string;
  readonly maxHost?: string;
  readonly smscHost?: string;
  /** Where providers that people sign in by and a name server are; the same. */
  readonly yandexHost?: string;
  readonly vkHost?: string;
  readonly oidcHost?: string;
  readonly dnsHost?: string;
}

/**
 * Gives this process what a deployed function has in its environment, and a table of its own. To be called before
 * any handler is loaded.
 */
export async function prepareEnvironment(services: Services): Promise<void> {
  const tableName = `tonus-${randomUUID()}`;
  // Amazon's DynamoDB Local keeps a database for each: in one it grows slower with every table.
  const accessKey = tableName.replaceAll('-', '');
  Object.assign(process.env, {
    STAGE: 'test',
    // Nobody prepares an analysis while a request of a test waits for it.
    ANALYSIS_WAIT_MILLISECONDS: '0',
    TABLE_NAME: tableName,
    TOKEN_KEY_ID: 'token-key',
    TOKEN_EPOCH: '1',
    VAULT_KEY_ID: 'vault-key',
    AWS_REGION: 'eu-central-1',
    AWS_ACCESS_KEY_ID: accessKey,
    AWS_SECRET_ACCESS_KEY: accessKey,
    // A bucket of this test file's own.
    EXPORTS_BUCKET: tableName,
    ...(services.s3Endpoint ? { AWS_ENDPOINT_URL_S3: services.s3Endpoint } : {}),
    DYNAMODB_ENDPOINT: services.dynamodbEndpoint,
    KMS_ENDPOINT: services.kmsEndpoint,
    AWS_ENDPOINT_URL_SQS: sqsEndpoint,
    SLOW_JOBS_URL: `${sqsEndpoint}/slow-jobs.fifo`,
  });
  const { bitrix24Host, gigachatHost } = services;
  if (bitrix24Host && gigachatHost) {
    Object.assign(process.env, {
      FAKE_BITRIX24: bitrix24Host,
      BITRIX24_CLIENT_ID: PLAYED_CLIENT_ID,
      BITRIX24_OAUTH_URL: `http://${bitrix24Host}`,
      OUTBOUND_ALLOW: `${bitrix24Host},${gigachatHost}`,
      GIGACHAT_OAUTH_URL: `http://${gigachatHost}${GIGACHAT_OAUTH_PATH}`,
      GIGACHAT_API_URL: `http://${gigachatHost}${GIGACHAT_API_PATH}`,
    });
  }
  const { telegramHost, maxHost, smscHost } = services;
  if (telegramHost && maxHost && smscHost) {
    const allowed = process.env['OUTBOUND_ALLOW'];
    Object.assign(process.env, {
      OUTBOUND_ALLOW: [...(allowed ? [allowed] : []), telegramHost, maxHost, smscHost].join(','),
      TELEGRAM_API_URL: `http://${telegramHost}`,
      MAX_API_URL: `http://${maxHost}`,
      SMSC_API_URL: `http://${smscHost}`,
      SITE_URL: 'https://tonus.example',
    });
  }
  const { yandexHost, vkHost, oidcHost, dnsHost } = services;
  if (yandexHost && vkHost && oidcHost && dnsHost) {
    const allowed = process.env['OUTBOUND_ALLOW'];
    Object.assign(process.env, {
      OUTBOUND_ALLOW: [...(allowed ? [allowed] : []), yandexHost, vkHost, oidcHost].join(','),
      FAKE_OIDC: `http://${oidcHost}`,
      DNS_SERVER: dnsHost,
      YANDEX_CLIENT_ID: PLAYED_CLIENT_ID,
      YANDEX_OAUTH_URL: `http://${yandexHost}`,
      YANDEX_LOGIN_URL: `http://${yandexHost}`,
      VK_CLIENT_ID: PLAYED_CLIENT_ID,
      VK_ID_URL: `http://${vkHost}`,
    });
  }
  holdToGrants();
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
      StreamSpecification: { StreamEnabled: true, StreamViewType: 'NEW_AND_OLD_IMAGES' },
    }),
  );
  client.destroy();
}
