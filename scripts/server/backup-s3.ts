import { createHash } from 'node:crypto';
import { setTimeout as delay } from 'node:timers/promises';
import { Sha256 } from '@smithy/core/checksum';
import { SignatureV4 } from '@smithy/signature-v4';
import type { Chunks } from './backup-sealing.ts';
import type { BackupStorage } from './backup-storage.ts';

/** A bucket of a storage that speaks the protocol of S3, and who writes there. */
export interface S3Settings {
  /** Origin: `https://storage.yandexcloud.net`. */
  readonly endpoint: string;
  readonly region: string;
  readonly bucket: string;
  readonly accessKeyId: string;
  readonly secretAccessKey: string;
}

interface Call {
  readonly method: 'GET' | 'PUT' | 'POST' | 'DELETE';
  readonly name?: string;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: Buffer;
}

/** S3 takes 10,000 parts: 160 GB. */
const PART_BYTES = 16 * 2 ** 20;
const TRIES = 4;
const FIRST_PAUSE_MS = 500;
const TIMEOUT_MS = 120_000;

/** Backups in a bucket of their own. Nothing is there before its last part has arrived. */
export function s3Storage(settings: S3Settings, firstPauseMs = FIRST_PAUSE_MS): BackupStorage {
  const { endpoint, bucket } = settings;
  const call = (one: Call): Promise<Response> => patiently(() => send(settings, one), firstPauseMs);
  const textOf = async (one: Call): Promise<string> => (await call(one)).text();

  const putInParts = async (name: string, first: Buffer, rest: AsyncIterator<Buffer>): Promise<void> => {
    const begun = await textOf({ method: 'POST', name, query: { uploads: '' } });
    const uploadId = unescaped(/<UploadId>([^<]+)<\/UploadId>/.exec(begun)?.[1] ?? '');
    try {
      const tags: string[] = [];
      for (let part: Buffer | undefined = first; part !== undefined;) {
        const query = { partNumber: String(tags.length + 1), uploadId };
        tags.push((await call({ method: 'PUT', name, query, body: part })).headers.get('etag') ?? '');
        const { done, value }: IteratorResult<Buffer, unknown> = await rest.next();
        part = done ? undefined : value;
      }
      const parts = tags.map((tag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${tag}</ETag></Part>`);
      const body = Buffer.from(`<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`);
      const completed = await textOf({ method: 'POST', name, query: { uploadId }, body });
      // It begins its answer before it knows how it ends.
      if (completed.includes('<Error>')) throw new Error(`${endpoint} did not put ${name} together`);
    } catch (error) {
      await call({ method: 'DELETE', name, query: { uploadId } }).catch(() => undefined);
      throw error;
    }
  };

  return {
    place: `${endpoint}/${bucket}`,
    list: async () => {
      const names: string[] = [];
      for (let token: string | undefined = ''; token !== undefined;) {
        const more: Record<string, string> = token === '' ? {} : { 'continuation-token': token };
        const text = await textOf({ method: 'GET', query: { 'list-type': '2', ...more } });
        names.push(...[...text.matchAll(/<Key>([^<]+)<\/Key>/g)].map(([, name = '']) => unescaped(name)));
        const next = /<NextContinuationToken>([^<]+)<\/NextContinuationToken>/.exec(text)?.[1];
        token = next === undefined ? undefined : unescaped(next);
      }
      return names;
    },
    put: async (name, chunks) => {
      const parts = inParts(chunks);
      const first = await parts.next();
      const body = first.done ? Buffer.alloc(0) : first.value;
      if (body.length < PART_BYTES) await call({ method: 'PUT', name, body });
      else await putInParts(name, body, parts);
    },
    get: async function* get(name) {
      const { body } = await call({ method: 'GET', name });
      if (body) yield* body;
    },
    remove: async (name) => void (await call({ method: 'DELETE', name })),
  };
}

/** The same bytes in parts of one size but for the last. */
async function* inParts(chunks: Chunks): AsyncGenerator<Buffer> {
  let waiting: Uint8Array[] = [];
  let bytes = 0;
  for await (const chunk of chunks) {
    waiting.push(chunk);
    bytes += chunk.length;
    if (bytes < PART_BYTES) continue;
    const all = Buffer.concat(waiting);
    yield all.subarray(0, PART_BYTES);
    waiting = [all.subarray(PART_BYTES)];
    bytes -= PART_BYTES;
  }
  if (bytes > 0) yield Buffer.concat(waiting);
}

async function send(settings: S3Settings, { method, name = '', query = {}, body }: Call): Promise<Response> {
  const { endpoint, bucket, region, accessKeyId, secretAccessKey } = settings;
  const url = new URL(`${endpoint}/${bucket}/${name}`);
  for (const [key, value] of Object.entries(query)) url.searchParams.set(key, value);
  const signer = new SignatureV4({
    service: 's3',
    region,
    credentials: { accessKeyId, secretAccessKey },
    sha256: Sha256,
    uriEscapePath: false,
  });
  const { headers } = await signer.sign({
    method,
    protocol: url.protocol,
    hostname: url.hostname,
    path: url.pathname,
    query: { ...query },
    headers: {
      host: url.host,
      'x-amz-content-sha256': createHash('sha256')
        .update(body ?? '')
        .digest('hex'),
    },
  });
  const response = await fetch(url, {
    method,
    headers,
    // What is read piece by piece takes as long as it takes.
    ...(method === 'GET' && name !== '' ? {} : { signal: AbortSignal.timeout(TIMEOUT_MS) }),
    ...(body === undefined ? {} : { body: new Uint8Array(body) }),
  });
  if (response.ok) return response;
  const code = /<Code>([^<]+)<\/Code>/.exec(await response.text())?.[1] ?? '';
  throw new Refused(`${endpoint} answered ${response.status} ${code} to ${method} ${bucket}/${name}`, response.status);
}

class Refused extends Error {
  readonly status: number;
  constructor(message: string, status: number) {
    super(message);
    this.status = status;
  }
}

/** Doing any of this twice is the same as doing it once. */
async function patiently<Result>(act: () => Promise<Result>, firstPauseMs: number): Promise<Result> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await act();
    } catch (error) {
      const mayPass = !(error instanceof Refused) || error.status >= 500 || error.status === 429;
      if (attempt === TRIES || !mayPass) throw error;
    }
    await delay(firstPauseMs * 2 ** (attempt - 1));
  }
}

function unescaped(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&#39;', "'")
    .replaceAll('&amp;', '&');
}
