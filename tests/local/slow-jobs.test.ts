import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { startRuntime, type Runtime } from '#scripts/local/runtime.ts';
import { sendSlowJob, writeFixtureAssembly } from './fixture-assembly.ts';

const WAIT = { timeout: 30_000 };
const assembly = writeFixtureAssembly();
const dataDir = mkdtempSync(join(tmpdir(), 'tonus-data-'));

let runtime: Runtime;
beforeAll(async () => {
  runtime = await startRuntime({ port: 0, dataDir, assembly, log: () => undefined });
});
afterAll(() => runtime.stop());

const send = (group: string, name: string, until?: string) =>
  sendSlowJob(runtime.url, group, { name, ...(until === undefined ? {} : { until }) });
const put = (id: string, type = 'item') => fetch(`${runtime.url}/api/items/${id}`, { method: 'PUT', body: type });
const items = async () => (await (await fetch(`${runtime.url}/api/items`)).json()) as string[];
const isThere = (...names: string[]) =>
  vi.waitFor(async () => expect(await items()).toEqual(expect.arrayContaining(names)), WAIT);

describe('slow jobs of a running assembly', () => {
  it('are done in order within a group, side by side in several, and hold up nothing of the stream', async () => {
    await send('north', 'north-1', 'north-may-end');
    await send('north', 'north-2');
    await send('south', 'south-1');
    await put('quick', 'job');
    await isThere('began-north-1', 'done-south-1', 'done-quick x1');
    expect(await items()).not.toContain('began-north-2');
    await put('north-may-end');
    await isThere('done-north-1', 'done-north-2');
  });

  it('that fail six times are left among the dead letters, and hold up their own group alone', async () => {
    await send('east', 'poison-east');
    await send('east', 'east-2');
    await send('west', 'west-1');
    await isThere('done-west-1', 'done-east-2');
    const letters = await (await fetch(`${runtime.url}/__local/dead-letters`)).json();
    expect(letters).toEqual([
      expect.objectContaining({
        queue: 'arn:aws:sqs:eu-central-1:000000000000:app-SlowDeadLetters',
        Body: '{"name":"poison-east"}',
        Attributes: expect.objectContaining({
          ApproximateReceiveCount: '6',
          MessageGroupId: 'east',
          DeadLetterQueueSourceArn: 'arn:aws:sqs:eu-central-1:000000000000:app-SlowQueue',
        }),
      }),
    ]);
  });

  it('are refused as SQS does when they are sent to a queue that is not there, or without their group', async () => {
    const ask = async (target: string, body: object) => {
      const headers = { 'x-amz-target': `AmazonSQS.${target}` };
      const response = await fetch(`${runtime.url}/__local/sqs`, {
        method: 'POST',
        headers,
        body: JSON.stringify(body),
      });
      return [response.status, await response.json()];
    };
    const message = { MessageBody: '{}', MessageGroupId: 'g', MessageDeduplicationId: '1' };
    const QueueUrl = 'https://sqs.eu-central-1.amazonaws.com/000000000000/app-SlowQueue';
    expect(await ask('SendMessage', { ...message, QueueUrl: `${QueueUrl}2` })).toMatchObject([
      400,
      { __type: 'com.amazonaws.sqs#QueueDoesNotExist' },
    ]);
    expect(await ask('SendMessage', { QueueUrl, MessageBody: '{}' })).toMatchObject([
      400,
      { __type: 'com.amazonaws.sqs#InvalidParameterValue' },
    ]);
    expect(await ask('ReceiveMessage', { QueueUrl })).toMatchObject([
      400,
      { __type: 'com.amazonaws.sqs#UnsupportedOperation' },
    ]);
  });
});
