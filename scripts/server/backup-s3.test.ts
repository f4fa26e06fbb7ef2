import { createHash, randomBytes } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Sha256 } from '@smithy/core/checksum';
import { SignatureV4 } from '@smithy/signature-v4';
import { expect, it, onTestFinished } from 'vitest';
import { s3Storage } from './backup-s3.ts';
import { wholeOf } from './backup-sealing.ts';
import { storageNamed } from './backup-settings.ts';

const CREDENTIALS = { accessKeyId: 'writer', secretAccessKey: 'secret' };
const MEGABYTE = 2 ** 20;

/** Signs the request once more and compares. */
async function isSigned(request: IncomingMessage, url: URL, body: Buffer): Promise<boolean> {
  const { authorization, host = '', 'x-amz-date': date, 'x-amz-content-sha256': sha256 } = request.headers;
  const at = String(date).replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z');
  const signer = new SignatureV4({
    service: 's3',
    region: 'ru-central1',
    credentials: CREDENTIALS,
    sha256: Sha256,
    uriEscapePath: false,
  });
  const again = await signer.sign(
    {
      method: request.method ?? '',
      protocol: url.protocol,
      hostname: url.hostname,
      path: url.pathname,
      query: Object.fromEntries(url.searchParams),
      headers: { host, 'x-amz-content-sha256': createHash('sha256').update(body).digest('hex') },
    },
    { signingDate: new Date(at) },
  );
  return again.headers['authorization'] === authorization && again.headers['x-amz-content-sha256'] === sha256;
}

/** A bucket that lists one name at a time, and fails the first request of each kind as a busy service does. */
async function playBucket() {
  const objects = new Map<string, Buffer>();
  const uploads = new Map<string, Map<number, Buffer>>();
  const failed = new Set<string>();
  const answer = (method: string, { pathname, searchParams: query }: URL, body: Buffer): [number, string | Buffer] => {
    const name = pathname.slice('/bucket/'.length);
    const id = query.get('uploadId');
    const kind = `${method} ${[...query.keys()].join(' ')}`;
    if (!failed.has(kind)) {
      failed.add(kind);
      return [503, '<Error><Code>SlowDown</Code></Error>'];
    }
    if (query.has('list-type')) {
      const names = [...objects.keys()].toSorted();
      const from = Number(query.get('continuation-token') ?? 0);
      const more = from + 1 < names.length ? `<NextContinuationToken>${from + 1}</NextContinuationToken>` : '';
      return [
        200,
        `${names
          .slice(from, from + 1)
          .map((one) => `<Key>${one}</Key>`)
          .join('')}${more}`,
      ];
    }
    if (method === 'POST' && id === null) {
      uploads.set('1&2', new Map());
      return [200, '<UploadId>1&amp;2</UploadId>'];
    }
    const parts = uploads.get(id ?? '');
    if (method === 'POST' && parts) {
      const wanted = [...body.toString().matchAll(/<PartNumber>(\d+)</g)].map(([, number]) =>
        parts.get(Number(number))!,
      );
      objects.set(name, Buffer.concat(wanted));
      return [200, '<CompleteMultipartUploadResult/>'];
    }
    if (method === 'DELETE') {
      if (parts) uploads.delete(id ?? '');
      else objects.delete(name);
      return [204, ''];
    }
    if (method === 'PUT') {
      if (parts) parts.set(Number(query.get('partNumber')), body);
      else objects.set(name, body);
      return [200, ''];
    }
    const found = objects.get(name);
    return found ? [200, found] : [404, '<Error><Code>NoSuchKey</Code></Error>'];
  };
  const server = createServer((request, response) => {
    void (async () => {
      const body = await wholeOf(request as AsyncIterable<Buffer>);
      const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
      const signed = await isSigned(request, url, body);
      const [status, reply] = signed
        ? answer(request.method ?? '', url, body)
        : [403, '<Code>SignatureDoesNotMatch</Code>'];
      response.writeHead(status, { etag: '"tag"' }).end(status === 204 ? undefined : reply);
    })();
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => {
    server.closeAllConnections();
    server.close();
  });
  return { objects, endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}` }; // a TCP server's address is never a string
}

async function* piecesOf(bytes: Buffer): AsyncGenerator<Buffer> {
  for (let at = 0; at < bytes.length; at += 700_000) yield bytes.subarray(at, at + 700_000);
}

it('keeps small and large files in a bucket, whatever it refuses for the moment', async () => {
  const { endpoint, objects } = await playBucket();
  const storage = s3Storage({ endpoint, region: 'ru-central1', bucket: 'bucket', ...CREDENTIALS }, 1);
  const [small, large] = [randomBytes(1000), randomBytes(33 * MEGABYTE)];
  await storage.put('small', piecesOf(small));
  await storage.put('large', piecesOf(large));
  expect(objects.get('small')?.equals(small)).toBe(true);
  expect(await storage.list()).toEqual(['large', 'small']);
  expect((await wholeOf(storage.get('large'))).equals(large)).toBe(true);
  await storage.remove('large');
  expect(await storage.list()).toEqual(['small']);
  await expect(wholeOf(storage.get('large'))).rejects.toThrow('404 NoSuchKey');
});

it('has nothing in the bucket of a file that broke off, and says who is refused', async () => {
  const { endpoint, objects } = await playBucket();
  const storage = s3Storage({ endpoint, region: 'ru-central1', bucket: 'bucket', ...CREDENTIALS }, 1);
  async function* broken(): AsyncGenerator<Buffer> {
    yield randomBytes(17 * MEGABYTE);
    throw new Error('the disk broke');
  }
  await expect(storage.put('large', broken())).rejects.toThrow('the disk broke');
  expect(objects.size).toBe(0);
  const stranger = s3Storage({
    endpoint,
    region: 'ru-central1',
    bucket: 'bucket',
    ...CREDENTIALS,
    secretAccessKey: 'other',
  });
  await expect(stranger.list()).rejects.toThrow('403 SignatureDoesNotMatch');
});

it('is named by an address with a bucket and who writes there; all else is a folder', () => {
  const env = { BACKUP_S3_KEY_ID: 'id', BACKUP_S3_SECRET: 'secret' };
  expect(storageNamed('https://storage.yandexcloud.net/tonus-backups', env)).toEqual({
    endpoint: 'https://storage.yandexcloud.net',
    region: 'ru-central1',
    bucket: 'tonus-backups',
    accessKeyId: 'id',
    secretAccessKey: 'secret',
  });
  expect(storageNamed('/mnt/backups', {})).toEqual({ folder: '/mnt/backups' });
  expect(() => storageNamed('https://storage.yandexcloud.net/tonus-backups', {})).toThrow('BACKUP_S3_KEY_ID');
  expect(() => storageNamed('https://storage.yandexcloud.net', env)).toThrow('must name a bucket');
});
