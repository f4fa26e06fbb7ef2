import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Sha256 } from '@smithy/core/checksum';
import { SignatureV4 } from '@smithy/signature-v4';
import { afterAll, expect, it } from 'vitest';
import type { Credentials } from './credentials.ts';
import { startS3 } from './s3.ts';

const OWN: Credentials = { accessKeyId: 'own', secretAccessKey: 'secret' };
const dir = mkdtempSync(join(tmpdir(), 'tonus-s3-'));
mkdirSync(join(dir, 'exports'));
writeFileSync(join(dir, 'exports/one.zip'), 'zip');
const s3 = await startS3({ dir, credentials: OWN });
afterAll(() => s3.stop());

/** Follows a link that was signed with these credentials. */
async function follow(credentials: Credentials): Promise<number> {
  const url = new URL(`${s3.endpoint}/exports/one.zip`);
  const signer = new SignatureV4({
    service: 's3',
    region: 'eu-central-1',
    credentials,
    sha256: Sha256,
    uriEscapePath: false,
  });
  const { query = {} } = await signer.presign(
    {
      method: 'GET',
      protocol: url.protocol,
      hostname: url.hostname,
      path: url.pathname,
      query: {},
      headers: { host: url.host, 'X-Amz-Content-Sha256': 'UNSIGNED-PAYLOAD' },
    },
    { expiresIn: 60 },
  );
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, String(value));
  return (await fetch(url)).status;
}

it('gives an archive out by a link that was signed with its own credentials, and by no other', async () => {
  expect(await follow(OWN)).toBe(200);
  // A link shows the id of the key, so that alone signs nothing.
  expect(await follow({ accessKeyId: 'own', secretAccessKey: 'own' })).toBe(403);
  expect(await follow({ accessKeyId: 'local', secretAccessKey: 'local' })).toBe(403);
});

it('takes nothing from whoever signs in another name', async () => {
  const headers = { authorization: 'AWS4-HMAC-SHA256 Credential=local/20261130/x' };
  for (const method of ['PUT', 'DELETE'])
    expect((await fetch(`${s3.endpoint}/exports/one.zip`, { method, headers })).status).toBe(403);
  expect(await follow(OWN)).toBe(200);
});
