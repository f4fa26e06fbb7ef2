import { describe, expect, it } from 'vitest';
import { createAwsEndpoints } from '#scripts/local/aws-endpoints.ts';
import { createLocalEndpoints } from '#scripts/local/local-endpoints.ts';
import type { EdgeRequest } from '#scripts/local/gateway.ts';

const letters = [{ to: ['anna@example.com'], text: 'https://localhost/reset' }];
const fired: string[] = [];
const published: unknown[] = [];
const localEndpoints = createLocalEndpoints({
  schedules: { names: ['nightly'], fire: async (name) => fired.push(name) > 0, stop: async () => {} },
  events: {
    publish: async (event) => {
      published.push(event);
      return 1;
    },
  },
  aws: createAwsEndpoints({
    sqs: {
      all: [],
      queueByArn: () => expect.unreachable(),
      answer: ({ host }) => expect.unreachable(`a message was taken from ${host}`),
    },
    takeLetter: (letter) => {
      letters.push(letter as unknown as (typeof letters)[0]);
      return 'letter';
    },
  }),
  mail: { all: () => letters, add: (letter) => void letters.push(letter as (typeof letters)[0]) },
  deadLetters: { all: () => [], add: () => {} },
});
const ask = (more: Partial<EdgeRequest>) =>
  localEndpoints({
    method: 'GET',
    path: '/__local/mail',
    query: '',
    headers: { host: 'localhost:3000' },
    body: Buffer.alloc(0),
    sourceIp: '127.0.0.1',
    ...more,
  });
const ROUTES = [
  ['GET', '/__local/mail'],
  ['GET', '/__local/dead-letters'],
  ['GET', '/__local/schedules'],
  ['POST', '/__local/schedules/nightly'],
  ['POST', '/__local/mail/feedback'],
  ['POST', '/__local/ses/v2/email/outbound-emails'],
  ['POST', '/__local/sqs'],
] as const;

describe('what exists on this machine alone', () => {
  it.each(['localhost:3000', '127.0.0.1:8080', '[::1]:3000', 'localhost'])(
    'is shown to this machine at %s',
    async (host) => {
      for (const sourceIp of ['127.0.0.1', '127.0.0.2', '::1']) {
        const { status, body } = await ask({ headers: { host, origin: `http://${host}` }, sourceIp });
        expect(status).toBe(200);
        expect(JSON.parse(body.toString())).toEqual(letters);
      }
    },
  );

  it.each(ROUTES)('is refused to other machines: %s %s', async (method, path) => {
    for (const sourceIp of ['192.168.0.7', '10.0.0.1', '203.0.113.7', 'fe80::1', '1270.0.0.1', '']) {
      expect(await ask({ method, path, sourceIp })).toMatchObject({ status: 403 });
    }
  });

  it.each(ROUTES)('is refused to a page whose name was made to lead here: %s %s', async (method, path) => {
    for (const host of [
      'evil.example:3000',
      'localhost.evil.example',
      '127.0.0.1.nip.example:3000',
      '0.0.0.0:3000',
      '',
    ]) {
      expect(await ask({ method, path, headers: { host } })).toMatchObject({ status: 403 });
    }
  });

  it.each(ROUTES)('is refused to pages of other origins: %s %s', async (method, path) => {
    for (const origin of ['https://evil.example', 'http://localhost:4000', 'null']) {
      expect(await ask({ method, path, headers: { host: 'localhost:3000', origin } })).toMatchObject({ status: 403 });
    }
    expect({ fired, published, letters: letters.length }).toEqual({ fired: [], published: [], letters: 1 });
  });
});

it('shows a letter with the headers it was sent with, and whom a reply goes to', async () => {
  const simple = {
    Subject: { Data: 'Неделя' },
    Body: { Text: { Data: 'Текст' } },
    Headers: [{ Name: 'List-Unsubscribe', Value: '<https://tonus.example/api/unsubscribe/abc>' }],
  };
  const body = Buffer.from(
    JSON.stringify({
      Destination: { ToAddresses: ['anna@example.com'] },
      ReplyToAddresses: ['boris@example.com'],
      Content: { Simple: simple },
    }),
  );
  await ask({ method: 'POST', path: '/__local/ses/v2/email/outbound-emails', body });
  expect(letters.pop()).toMatchObject({
    subject: 'Неделя',
    replyTo: ['boris@example.com'],
    headers: { 'List-Unsubscribe': '<https://tonus.example/api/unsubscribe/abc>' },
  });
});

it.each(['ses/v2/email/outbound-emails', 'sqs'])(
  'takes nothing from whoever does not sign in the name of the functions: %s',
  async (path) => {
    const taken: string[] = [];
    const aws = createAwsEndpoints({
      sqs: {
        all: [],
        queueByArn: () => expect.unreachable(),
        answer: () => {
          taken.push('message');
          return { status: 200, headers: {}, body: Buffer.alloc(0) };
        },
      },
      takeLetter: () => String(taken.push('letter')),
      accessKeyId: 'secret',
    });
    const body = JSON.stringify({ Destination: {}, Content: { Simple: { Subject: { Data: '' }, Body: {} } } });
    const from = (name: string) => ({ authorization: `AWS4-HMAC-SHA256 Credential=${name}/20261130/x` });
    const send = (headers: Record<string, string>) =>
      aws({
        method: 'POST',
        path: `/__local/${path}`,
        query: '',
        headers,
        body: Buffer.from(body),
        sourceIp: '127.0.0.1',
      });
    for (const headers of [{}, from('local'), from('secre')])
      expect(await send(headers)).toMatchObject({ status: 403 });
    expect(taken).toEqual([]);
    expect(await send(from('secret'))).toMatchObject({ status: 200 });
    expect(taken).toHaveLength(1);
  },
);

it('says that a letter may be sent later where it cannot be kept', async () => {
  const aws = createAwsEndpoints({
    sqs: { all: [], queueByArn: () => expect.unreachable(), answer: () => expect.unreachable() },
    takeLetter: () => {
      throw new Error('ENOSPC');
    },
  });
  const body = JSON.stringify({ Destination: {}, Content: { Simple: { Subject: { Data: '' }, Body: {} } } });
  const path = '/__local/ses/v2/email/outbound-emails';
  const request = { method: 'POST', path, query: '', headers: {}, body: Buffer.from(body), sourceIp: '127.0.0.1' };
  expect(await aws(request)).toMatchObject({ status: 503 });
});
