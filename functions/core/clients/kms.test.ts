import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { createKeyring } from './kms.ts';

vi.stubEnv('AWS_ACCESS_KEY_ID', 'AKIDTEST');
vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');

/** What KMS was asked, and how many of the next calls it refuses. */
const asked: { target: unknown; authorization: string; body: Record<string, string> }[] = [];
let refusals = 0;
const server = createServer(async (request, response) => {
  let text = '';
  for await (const chunk of request.setEncoding('utf8')) text += String(chunk);
  const body = JSON.parse(text) as Record<string, string>;
  asked.push({ target: request.headers['x-amz-target'], authorization: request.headers.authorization ?? '', body });
  if (refusals-- > 0) response.writeHead(503).end('{}');
  else response.end(JSON.stringify({ Mac: createHmac('sha256', 'master').update(body['Message']!).digest('base64') }));
}).listen(0, '127.0.0.1');
await once(server, 'listening');
const { port } = server.address() as AddressInfo; // a TCP server's address is never a string
const keyring = () => createKeyring({ keyId: 'the-key', region: 'eu-central-1', endpoint: `http://127.0.0.1:${port}` });

beforeEach(() => {
  asked.length = 0;
  refusals = 0;
});
afterAll(() => {
  server.close();
  vi.unstubAllEnvs();
});

describe('a keyring', () => {
  it('asks KMS for a MAC of the purpose under its key, signed', async () => {
    const key = await keyring().derive('access-token/1/700');
    expect(key.export()).toHaveLength(32);
    expect(asked).toEqual([
      {
        target: 'TrentService.GenerateMac',
        authorization: expect.stringMatching(
          /^AWS4-HMAC-SHA256 Credential=AKIDTEST\/\d{8}\/eu-central-1\/kms\/aws4_request/,
        ),
        body: {
          KeyId: 'the-key',
          Message: Buffer.from('access-token/1/700').toString('base64'),
          MacAlgorithm: 'HMAC_SHA_256',
        },
      },
    ]);
  });

  it('asks once for each purpose, however many want it at once, and gives each purpose a key of its own', async () => {
    const ring = keyring();
    const keys = await Promise.all(['a', 'a', 'b', 'a'].map((purpose) => ring.derive(purpose)));
    await ring.derive('a');
    expect(asked).toHaveLength(2);
    expect(keys[0]!.equals(keys[3]!)).toBe(true);
    expect(keys[0]!.equals(keys[2]!)).toBe(false);
  });

  it('says that KMS refused, and asks again for the next request', async () => {
    const ring = keyring();
    refusals = 3;
    await expect(ring.derive('a')).rejects.toThrow('kms answered 503');
    expect((await ring.derive('a')).type).toBe('secret');
    expect(asked).toHaveLength(4);
  });

  it('is not stopped by a moment in which KMS fails', async () => {
    refusals = 2;
    expect((await keyring().derive('a')).type).toBe('secret');
  });
});
