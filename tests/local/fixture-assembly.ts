import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';

/**
 * Talks to the table without an SDK, so that the fixture needs no bundling. `slow` outlives its timeout, `hung` would
 * outlive any, `crash` ends its environment, `hungry` asks for more memory than it has.
 */
const API = `
const call = async (operation, input) => {
  const response = await fetch(process.env.DYNAMODB_ENDPOINT, {
    method: 'POST',
    headers: {
      'content-type': 'application/x-amz-json-1.0',
      'x-amz-target': 'DynamoDB_20120810.' + operation,
      authorization: 'AWS4-HMAC-SHA256 Credential=local/20260101/eu-central-1/dynamodb/aws4_request, SignedHeaders=host, Signature=0',
      'x-amz-date': '20260101T000000Z',
    },
    body: JSON.stringify({ TableName: process.env.TABLE, ...input }),
  });
  if (!response.ok) throw new Error(await response.text());
  return response.json();
};
exports.call = call;
exports.handler = async (event, context) => {
  const { id } = event.pathParameters ?? {};
  switch (event.routeKey) {
    case 'PUT /api/items/{id}':
      await call('PutItem', { Item: { pk: { S: id }, type: { S: event.body || 'item' } } });
      return { statusCode: 204 };
    case 'DELETE /api/items/{id}':
      await call('DeleteItem', { Key: { pk: { S: id } } });
      return { statusCode: 204 };
    case 'GET /api/items': {
      const { Items } = await call('Scan', {});
      return Items.map(({ pk, times }) => pk.S + (times ? ' x' + times.N : ''));
    }
    case 'GET /api/slow':
    case 'GET /api/hung':
      return new Promise(() => {});
    case 'GET /api/crash':
      process.exit(1);
    case 'GET /api/hungry': {
      const hoard = [];
      for (;;) hoard.push(new Array(1e5).fill(Math.random()));
    }
    case 'GET /api/throw':
      throw new Error('secret detail');
    default:
      return {
        route: event.routeKey,
        secret: process.env.SECRET === event.headers['x-origin-secret'] && process.env.SECRET.length,
        remaining: context.getRemainingTimeInMillis(),
        name: process.env.AWS_LAMBDA_FUNCTION_NAME,
      };
  }
};
`;
/**
 * Marks each job as done in the table; a job whose key begins with `poison` never succeeds.
 * A job takes a few milliseconds, so that some are still to be done when a test pulls the plug.
 */
const WORKER = `
const { call } = require('./api.js');
exports.handler = async (event) => {
  if (event.schedule) {
    await call('PutItem', { Item: { pk: { S: 'scheduled-' + event.schedule }, type: { S: 'item' } } });
    return;
  }
  for (const record of event.Records) {
    const { pk } = record.dynamodb.Keys;
    if (pk.S.startsWith('poison')) return { batchItemFailures: [{ itemIdentifier: record.dynamodb.SequenceNumber }] };
    await new Promise((resolve) => setTimeout(resolve, 20));
    await call('UpdateItem', {
      Key: { pk: { S: 'done-' + pk.S } },
      UpdateExpression: 'ADD times :one',
      ExpressionAttributeValues: { ':one': { N: '1' } },
    });
  }
  return { batchItemFailures: [] };
};
`;
/** Takes down, by kind, what happened to each answer, and how large the batches were that told of it. */
const COUNTERS = `
const { call } = require('./api.js');
const count = (pk) => call('UpdateItem', {
  Key: { pk: { S: pk } },
  UpdateExpression: 'ADD times :one',
  ExpressionAttributeValues: { ':one': { N: '1' } },
});
exports.handler = async (event) => {
  await count('batch-of-' + event.Records.length);
  for (const { eventName, dynamodb } of event.Records) {
    await count(eventName + '-' + dynamodb.Keys.pk.S + (dynamodb.OldImage ? '-was-' + dynamodb.OldImage.type.S : ''));
  }
  return { batchItemFailures: [] };
};
`;
/**
 * Does the job a message holds: marks that it began, waits until there is an item that lets it go on where it asks for
 * that, and marks that it is done. A job whose name begins with `poison` never succeeds.
 */
const SLOW = `
const { call } = require('./api.js');
const put = (pk) => call('PutItem', { Item: { pk: { S: pk }, type: { S: 'item' } } });
const isThere = async (pk) => 'Item' in (await call('GetItem', { Key: { pk: { S: pk } }, ConsistentRead: true }));
exports.handler = async ({ Records: [message] }) => {
  const { name, until } = JSON.parse(message.body);
  if (name.startsWith('poison')) throw new Error('poison');
  await put('began-' + name);
  while (until && !(await isThere(until))) await new Promise((resolve) => setTimeout(resolve, 20));
  await put('done-' + name);
};
`;
const REWRITE = `function handler(event) { event.request.uri = '/index.html'; return event.request; }`;

const code = (key: string) => ({ S3Bucket: 'assets', S3Key: `${key}.zip` });
const environment = {
  Variables: {
    TABLE: { 'Fn::ImportValue': 'table' },
    SECRET: { 'Fn::Join': ['', ['{{resolve:secretsmanager:', { Ref: 'Secret' }, ':SecretString:::}}']] },
  },
};
const func = (asset: string, more: object) => ({
  Type: 'AWS::Lambda::Function',
  Properties: { Runtime: 'nodejs24.x', Code: code(asset), Environment: environment, ...more },
});
const arn = (id: string) => ({ 'Fn::GetAtt': [id, 'Arn'] });
const route = (RouteKey: string, integration = 'Integration') => ({
  Type: 'AWS::ApiGatewayV2::Route',
  Properties: { RouteKey, Target: { 'Fn::Join': ['/', ['integrations', { Ref: integration }]] } },
});
const ROUTES = [
  'PUT /api/items/{id}',
  'DELETE /api/items/{id}',
  'GET /api/items',

  'GET /api/crash',
  'GET /api/hungry',
  'GET /api/throw',
  '$default',
];

const data = {
  Resources: {
    Table: {
      Type: 'AWS::DynamoDB::Table',
      Properties: {
        AttributeDefinitions: [{ AttributeName: 'pk', AttributeType: 'S' }],
        KeySchema: [{ AttributeName: 'pk', KeyType: 'HASH' }],
        StreamSpecification: { StreamViewType: 'NEW_AND_OLD_IMAGES' },
        TimeToLiveSpecification: { AttributeName: 'ttl', Enabled: true },
      },
    },
  },
  Outputs: {
    Table: { Value: { Ref: 'Table' }, Export: { Name: 'table' } },
    Stream: { Value: { 'Fn::GetAtt': ['Table', 'StreamArn'] }, Export: { Name: 'stream' } },
  },
};
const app = {
  Resources: {
    Secret: { Type: 'AWS::SecretsManager::Secret', Properties: { GenerateSecretString: { PasswordLength: 40 } } },
    Api: func('api', { Handler: 'api.handler', Timeout: 15, MemorySize: 64 }),
    Slow: func('api', { Handler: 'api.handler', Timeout: 1, MemorySize: 64 }),
    Hung: func('api', { Handler: 'api.handler', Timeout: 600, MemorySize: 64, ReservedConcurrentExecutions: 2 }),
    Counters: func('api', { Handler: 'counters.handler', Timeout: 15, MemorySize: 64 }),
    Jobs: func('api', { Handler: 'worker.handler', Timeout: 15, MemorySize: 64 }),
    Integration: { Type: 'AWS::ApiGatewayV2::Integration', Properties: { IntegrationUri: arn('Api') } },
    SlowIntegration: { Type: 'AWS::ApiGatewayV2::Integration', Properties: { IntegrationUri: arn('Slow') } },
    SlowRoute: route('GET /api/slow', 'SlowIntegration'),
    HungIntegration: { Type: 'AWS::ApiGatewayV2::Integration', Properties: { IntegrationUri: arn('Hung') } },
    HungRoute: route('GET /api/hung', 'HungIntegration'),
    ...Object.fromEntries(ROUTES.map((key, index) => [`Route${index}`, route(key)])),
    Stream: {
      Type: 'AWS::Lambda::EventSourceMapping',
      Properties: {
        FunctionName: { Ref: 'Jobs' },
        EventSourceArn: { 'Fn::ImportValue': 'stream' },
        BatchSize: 5,
        MaximumRetryAttempts: 1,
        BisectBatchOnFunctionError: true,
        FunctionResponseTypes: ['ReportBatchItemFailures'],
        FilterCriteria: {
          Filters: [{ Pattern: '{"eventName":["INSERT"],"dynamodb":{"NewImage":{"type":{"S":["job"]}}}}' }],
        },
        DestinationConfig: { OnFailure: { Destination: arn('DeadLetters') } },
      },
    },
    CounterStream: {
      Type: 'AWS::Lambda::EventSourceMapping',
      Properties: {
        FunctionName: { Ref: 'Counters' },
        EventSourceArn: { 'Fn::ImportValue': 'stream' },
        BatchSize: 3,
        // Longer than the test waits: only a full batch goes out.
        MaximumBatchingWindowInSeconds: 60,
        FilterCriteria: {
          Filters: [
            { Pattern: '{"eventName":["INSERT","MODIFY"],"dynamodb":{"NewImage":{"type":{"S":["answer"]}}}}' },
            { Pattern: '{"eventName":["REMOVE"],"dynamodb":{"OldImage":{"type":{"S":["answer"]}}}}' },
          ],
        },
      },
    },
    DeadLetters: { Type: 'AWS::SQS::Queue', Properties: {} },
    SlowJobs: func('api', { Handler: 'slow.handler', Timeout: 60, MemorySize: 64 }),
    SlowQueue: {
      Type: 'AWS::SQS::Queue',
      Properties: {
        FifoQueue: true,
        RedrivePolicy: { deadLetterTargetArn: arn('SlowDeadLetters'), maxReceiveCount: 6 },
      },
    },
    SlowDeadLetters: { Type: 'AWS::SQS::Queue', Properties: { FifoQueue: true } },
    SlowFeed: {
      Type: 'AWS::Lambda::EventSourceMapping',
      Properties: {
        FunctionName: { Ref: 'SlowJobs' },
        EventSourceArn: arn('SlowQueue'),
        BatchSize: 1,
        ScalingConfig: { MaximumConcurrency: 10 },
      },
    },
    Nightly: {
      Type: 'AWS::Scheduler::Schedule',
      Properties: {
        Name: 'nightly',
        ScheduleExpression: 'cron(0 3 * * ? *)',
        Target: { Arn: arn('Jobs'), Input: '{"schedule":"nightly"}' },
      },
    },
    Site: {
      Type: 'Custom::CDKBucketDeployment',
      Properties: { SourceObjectKeys: ['site.zip'], SystemMetadata: { 'cache-control': 'no-cache' } },
    },
    Rewrite: { Type: 'AWS::CloudFront::Function', Properties: { FunctionCode: REWRITE } },
    Distribution: {
      Type: 'AWS::CloudFront::Distribution',
      Properties: {
        DistributionConfig: {
          DefaultCacheBehavior: {
            TargetOriginId: 'site',
            FunctionAssociations: [
              { EventType: 'viewer-request', FunctionARN: { 'Fn::GetAtt': ['Rewrite', 'FunctionARN'] } },
            ],
          },
          CacheBehaviors: [
            { PathPattern: '/api/*', TargetOriginId: 'api', AllowedMethods: ['GET', 'PUT', 'POST', 'DELETE'] },
          ],
          Origins: [
            { Id: 'site', DomainName: 'bucket', S3OriginConfig: {} },
            {
              Id: 'api',
              DomainName: 'gateway',
              OriginCustomHeaders: [{ HeaderName: 'x-origin-secret', HeaderValue: environment.Variables.SECRET }],
            },
          ],
        },
      },
    },
  },
};

/** Hands a job to the fixture's queue of slow jobs, as a function does; a job waits until there is the item it names. */
export async function sendSlowJob(
  url: string,
  group: string,
  job: { name: string; until?: string },
): Promise<Response> {
  return fetch(`${url}/__local/sqs`, {
    method: 'POST',
    headers: { 'content-type': 'application/x-amz-json-1.0', 'x-amz-target': 'AmazonSQS.SendMessage' },
    body: JSON.stringify({
      QueueUrl: 'https://sqs.eu-central-1.amazonaws.com/000000000000/app-SlowQueue',
      MessageBody: JSON.stringify(job),
      MessageGroupId: group,
      MessageDeduplicationId: job.name,
    }),
  });
}

/** Writes a small cloud assembly, one of each thing the product's own has, into a new folder; returns the folder. */
export function writeFixtureAssembly(): string {
  const dir = mkdtempSync(join(tmpdir(), 'tonus-assembly-'));
  const write = (path: string, content: string | object): void => {
    mkdirSync(dirname(join(dir, path)), { recursive: true });
    writeFileSync(join(dir, path), typeof content === 'string' ? content : JSON.stringify(content));
  };
  const asset = (name: string) => ({
    source: { path: `asset.${name}` },
    destinations: { here: { objectKey: `${name}.zip` } },
  });
  write('asset.api/api.js', API);
  write('asset.api/worker.js', WORKER);
  write('asset.api/counters.js', COUNTERS);
  write('asset.api/slow.js', SLOW);
  write('asset.api/package.json', '{"type":"commonjs"}');
  write('asset.site/index.html', '<!doctype html><title>Тонус</title>');
  write('data.template.json', data);
  write('app.template.json', app);
  write('app.assets.json', { files: { api: asset('api'), site: asset('site') } });
  write('manifest.json', {
    artifacts: {
      data: { type: 'aws:cloudformation:stack', properties: { templateFile: 'data.template.json' } },
      'app.assets': { type: 'cdk:asset-manifest', properties: { file: 'app.assets.json' } },
      app: { type: 'aws:cloudformation:stack', properties: { templateFile: 'app.template.json' } },
      tree: { type: 'cdk:tree', properties: { file: 'tree.json' } },
    },
  });
  return dir;
}
