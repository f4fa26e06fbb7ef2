import assert from 'node:assert/strict';
import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { DynamoDBClient, ScanCommand } from '@aws-sdk/client-dynamodb';
import { messageOf } from '#scripts/message-of.ts';
import { awsEnvironment, deploy, type Deployment } from './deploy.ts';
import { type Emulator, installEmulator, startEmulator } from './emulator.ts';
import { allFunctionLines, functionErrors } from './function-logs.ts';
import { send } from './http.ts';
import { awaitCounters, checkRefusals, deletePoll, doMainJob, type Transport } from './main-job.ts';
import { until } from './until.ts';

/*
 * `npm run deploy:check`: deploys the service with the real `cdk` into an emulator of AWS on this machine and does
 * the main job there. Everything it needs it puts into `.cache/`, which git ignores.
 */

const CACHE = join(import.meta.dirname, '../../.cache');
const WORK = join(CACHE, 'deploy-check');
const SITE = join(import.meta.dirname, '../../dist/web');
const REGION = 'eu-central-1';
const JOB_SECONDS = 60;

/** What the emulator cannot show; the tests of the templates (tests/infra) assert it. */
const NOT_SHOWN = [
  'the copying of the site into its bucket: its function needs the AWS CLI layer, so the stage "check" leaves it out',
  'reading the bucket: the emulator has no TLS there, which the bucket demands; seen is which file is asked for',
  'leave by leading key: the emulator does not know the condition dynamodb:LeadingKeys',
  'arm64, memory, log retention, alarms, throttling, PITR, encryption: accepted, without effect',
  'slow jobs of several workspaces side by side: the emulator hands over one message of a FIFO queue at a time',
  'the alarm on the token key: the emulator has no CloudTrail to report its use',
  'the way from the distribution to the gateway (the emulator has no TLS there): its secret header is sent by this check',
  "CloudFront's caching, compression and viewer-address header; GET /health, which the emulator answers itself",
];

try {
  await main();
} catch (error) {
  console.error(`\ndeploy:check FAILED: ${messageOf(error)}`);
  process.exitCode = 1;
}

async function main(): Promise<void> {
  if (!existsSync(join(SITE, 'index.html')))
    throw new Error('There is no site in dist/web: run npm run build:web first');
  rmSync(WORK, { recursive: true, force: true });
  const python = await step('install the emulator', async () => installEmulator(join(CACHE, 'ministack')));
  const emulator = await step('start it', () => startEmulator(python, WORK, REGION));
  const stop = (): void => void emulator.stop().then(() => process.exit(1));
  process.once('SIGINT', stop).once('SIGTERM', stop);
  try {
    await prove(emulator);
  } catch (error) {
    for (const line of await functionErrors(emulator)) console.error(`  log: ${line}`);
    throw error;
  } finally {
    await step('stop it', () => emulator.stop());
  }
  console.log(
    `\nNot shown here, asserted on the templates instead:\n${NOT_SHOWN.map((line) => `  - ${line}`).join('\n')}`,
  );
  console.log('\ndeploy:check passed');
}

async function prove(emulator: Emulator): Promise<void> {
  const deployment = await step('cdk bootstrap and cdk deploy', () => deploy(emulator, WORK, REGION));
  const stranger: Transport = (request) => send({ ...request, port: emulator.port, host: deployment.apiHost });
  const secret = await readSecret(emulator, deployment);
  const distribution: Transport = (request) =>
    stranger({ ...request, headers: { ...request.headers, 'x-origin-secret': secret } });

  const finished = await step(
    'register, workspace, poll, frame, publish, answer by link and as a member, results',
    () => doMainJob(distribution),
  );
  await step('the counters of the run, kept by the stream', () => awaitCounters(distribution, finished));
  await step(
    'delete the poll; its job goes from the stream through the queue and removes what lay under it',
    async () => {
      const before = await itemsUnder(finished, emulator, deployment);
      assert.ok(before >= 8, `References, run, answers, mark, key and counters are there, found ${before}`);
      await deletePoll(distribution, finished);
      await until(
        'nothing is left under the poll',
        JOB_SECONDS,
        async () => (await itemsUnder(finished, emulator, deployment)) === 0,
      );
      await until('the function behind the queue of slow jobs says that it has done the job', JOB_SECONDS, async () =>
        (await allFunctionLines(emulator, 'SlowJobs')).some((line) => line.includes("job: 'delete-poll'")),
      );
    },
  );
  await step('refusals', () => checkRefusals(distribution, stranger, finished));
  await step('the distribution: which file is asked for, headers', () => checkPages(emulator, deployment));
}

/** What the distribution shows the gateway. */
async function readSecret({ port }: Emulator, { originSecretId }: Deployment): Promise<string> {
  const { text } = await send({
    port,
    method: 'POST',
    path: '/',
    headers: { 'x-amz-target': 'secretsmanager.GetSecretValue', 'content-type': 'application/x-amz-json-1.1' },
    body: JSON.stringify({ SecretId: originSecretId }),
  });
  const { SecretString: secret } = JSON.parse(text) as { SecretString?: string };
  if (!secret) throw new Error(`The origin secret cannot be read: ${text}`);
  return secret;
}

/** How many items of the table belong to a poll or one of its frames. */
async function itemsUnder(
  { pollId, runId }: { pollId: string; runId: string },
  emulator: Emulator,
  { tableName }: Deployment,
): Promise<number> {
  const { AWS_ACCESS_KEY_ID: accessKeyId = '', AWS_SECRET_ACCESS_KEY: secretAccessKey = '' } = awsEnvironment(
    emulator,
    REGION,
  );
  const client = new DynamoDBClient({
    region: REGION,
    endpoint: emulator.endpoint,
    credentials: { accessKeyId, secretAccessKey },
  });
  const { Items: items = [] } = await client.send(new ScanCommand({ TableName: tableName, ConsistentRead: true }));
  client.destroy();
  const partitions = [`POLL#${pollId}`, `RUN#${runId}`, `MARKS#${runId}`];
  return items.filter(({ pk }) => partitions.includes(pk?.S ?? '')).length;
}

/**
 * The rewrite function and the headers policy at the distribution. The emulator reads buckets without TLS, so the
 * site's bucket refuses it, as it should; the refusal names the file that was asked for.
 */
async function checkPages({ port }: Emulator, { bucket, distribution: host }: Deployment): Promise<void> {
  for (const [path, file] of [
    ['/', 'landing.html'],
    ['/help', 'help.html'],
    ['/app', 'index.html'],
    ['/app/poll', 'index.html'],
    ['/app/poll/1/anonymous/a.b/take', 'poll.html'],
    ['/assets/app.js', 'assets/app.js'],
  ] as const) {
    const shown = await send({ port, host, method: 'GET', path, headers: { 'x-forwarded-proto': 'https' } });
    assert.equal(shown.status, 403, `${path} answered ${shown.status}: ${shown.text.slice(0, 500)}`);
    assert.match(shown.text, new RegExp(`<Resource>/${bucket}/${file}</Resource>`), `${path} asks for ${file}`);
    assert.match(String(shown.headers['content-security-policy']), /default-src 'none'/);
    assert.equal(shown.headers['referrer-policy'], 'no-referrer');
  }
}

async function step<Value>(what: string, run: () => Promise<Value>): Promise<Value> {
  const started = performance.now();
  const value = await run();
  console.log(`ok  ${what} (${((performance.now() - started) / 1000).toFixed(1)} s)`);
  return value;
}
