import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { postToAws } from './aws-request.ts';
import { createMailer } from '#functions/notifications/mailer.ts';

vi.stubEnv('AWS_ACCESS_KEY_ID', 'AKIDTEST');
vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');

type Trouble = 'hangs up' | { readonly status: number; readonly type?: string };

/** What goes wrong with the next calls, in turn, and how many came. */
let troubles: Trouble[] = [];
let calls = 0;
const server = createServer((request, response) => {
  calls += 1;
  const trouble = troubles.shift();
  if (trouble === 'hangs up') request.socket.destroy();
  else if (trouble) response.writeHead(trouble.status).end(JSON.stringify({ __type: trouble.type }));
  else response.end('done');
}).listen(0, '127.0.0.1');
await once(server, 'listening');
const { port } = server.address() as AddressInfo; // a TCP server's address is never a string
const endpoint = `http://127.0.0.1:${port}`;

beforeEach(() => {
  troubles = [];
  calls = 0;
});
afterAll(() => {
  server.close();
  vi.unstubAllEnvs();
});

const ask = (repeatable: boolean) =>
  postToAws({ service: 'kms', region: 'eu-central-1', url: new URL(endpoint), headers: {}, body: '{}', repeatable });
const THROTTLED: Trouble[] = [{ status: 429 }, { status: 400, type: 'ThrottlingException' }];
const PASSING: Trouble[] = ['hangs up', { status: 500 }, { status: 503 }];

describe('a call of AWS', () => {
  it.each(PASSING)('that may be repeated is tried again after %j, three times at most', async (trouble) => {
    troubles = [trouble, trouble];
    expect(await ask(true)).toBe('done');
    expect(calls).toBe(3);
    troubles = [trouble, trouble, trouble];
    await expect(ask(true)).rejects.toThrow(/answered|hang up|ECONNRESET/);
    expect(calls).toBe(6);
  });

  it.each(THROTTLED)('is tried again after %j, six times at most: nothing was done', async (trouble) => {
    troubles = Array.from({ length: 6 }, () => trouble);
    await expect(ask(true)).rejects.toThrow(/answered/);
    expect(calls).toBe(6);
  });

  it('that was refused for what it is is not tried again, and the refusal quotes nothing', async () => {
    troubles = [{ status: 400, type: 'AccessDeniedException' }];
    await expect(ask(true)).rejects.toThrow(/^kms answered 400$/);
    expect(calls).toBe(1);
  });
});

describe('a letter', () => {
  const send = (at = endpoint) =>
    createMailer({ region: 'eu-central-1', sender: 'a@tonus.example', configurationSet: undefined, endpoint: at }).send(
      {
        to: 'anna@romashka.example',
        subject: 'Тонус',
        text: 'Текст',
        html: '<p>Текст</p>',
      },
    );

  it.each(['hangs up', { status: 500 }] as const)(
    'is not sent again when it may have gone out: %j',
    async (trouble) => {
      troubles = [trouble];
      expect(await send()).toMatchObject({ kind: 'unknown' });
      expect(calls).toBe(1);
    },
  );

  it('is put off when SES says that it cannot take it now', async () => {
    troubles = [{ status: 503 }];
    expect(await send()).toEqual({ kind: 'postponed', reason: 'status 503' });
    expect(calls).toBe(1);
  });

  it('is put off when the connection was never made, for then it cannot have gone out', async () => {
    const closed = createServer().listen(0, '127.0.0.1');
    await once(closed, 'listening');
    const nobody = (closed.address() as AddressInfo).port; // a TCP server's address is never a string
    closed.close();
    await once(closed, 'close');
    expect(await send(`http://127.0.0.1:${nobody}`)).toMatchObject({ kind: 'postponed' });
    // A server that does not speak TLS: the connection ends before the request.
    expect(await send(endpoint.replace('http:', 'https:'))).toMatchObject({ kind: 'postponed' });
    expect(calls).toBe(0);
  });

  it.each(['MessageRejected', 'com.amazonaws.sesv2#BadRequestException'])(
    'is refused for good by what the body names: %s',
    async (type) => {
      troubles = [{ status: 400, type }];
      expect(await send()).toEqual({ kind: 'refused', reason: type.replace(/.*#/, '') });
      expect(calls).toBe(1);
    },
  );

  it.each(THROTTLED)('is sent again when it was not taken: %j', async (trouble) => {
    troubles = [trouble];
    expect(await send()).toEqual({ kind: 'sent' });
    expect(calls).toBe(2);
  });
});
