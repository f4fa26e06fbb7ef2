import { createHash, randomUUID } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync, linkSync, mkdirSync, rmSync, statSync } from 'node:fs';
import { once } from 'node:events';
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { dirname, join, normalize, relative, sep } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { Sha256 } from '@smithy/core/checksum';
import { SignatureV4 } from '@smithy/signature-v4';
import { isSignedBy, type Credentials } from './credentials.ts';
import { moveIntoPlace } from './durable.ts';
import { REGION } from './intrinsics.ts';

/** The folder of the data folder that holds the buckets. */
export const OBJECTS = 'objects';
/** In it: what is being received. */
export const UPLOADS = '.uploads';
/** In it, while a backup sets its moment: what was removed or replaced meanwhile, by the same names. */
export const HOLD = '.held';

export interface S3 {
  readonly endpoint: string;
  stop(): Promise<void>;
}

/** What S3 answers with where it refuses. */
class S3Error extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string) {
    super(code);
    this.status = status;
    this.code = code;
  }
}

interface S3Options {
  readonly dir: string;
  readonly port?: number;
  /** What requests and links are signed with; left out, any key is one whose secret is its id. */
  readonly credentials?: Credentials | undefined;
}

/**
 * Answers the calls of S3 that the product makes: an object at once or in parts, its removal, and a signed link to read
 * it, which is checked as S3 checks it. Buckets are folders of `dir`; whatever is asked for is streamed.
 */
export async function startS3({ dir, port = 0, credentials }: S3Options): Promise<S3> {
  const server = createServer((request, response) => {
    answer({ dir, credentials }, request, response).catch((error: unknown) => {
      const { status, code } = error instanceof S3Error ? error : { status: 500, code: 'InternalError' };
      request.resume();
      if (response.headersSent) return response.destroy();
      return reply(response, status, `<Error><Code>${code}</Code></Error>`);
    });
  });
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address() as AddressInfo; // a TCP server's address is never a string
  return {
    endpoint: `http://127.0.0.1:${address.port}`,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

async function answer(
  { dir, credentials }: Omit<S3Options, 'port'>,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const url = new URL(request.url ?? '/', `http://${request.headers.host}`);
  const { searchParams: query } = url;
  const file = fileOf(dir, url.pathname);
  const upload = query.get('uploadId');
  const parts = join(dir, UPLOADS, upload === null ? '' : normalize(upload).replaceAll(sep, ''));

  if (request.method === 'GET') {
    await requireSignedLink(url, credentials);
    if (!existsSync(file)) throw new S3Error(404, 'NoSuchKey');
    response.writeHead(200, {
      'content-type': 'application/zip',
      'content-length': statSync(file).size,
      'content-disposition': query.get('response-content-disposition') ?? 'inline',
    });
    return pipeline(createReadStream(file), response);
  }
  const { authorization } = request.headers;
  if (!authorization?.startsWith('AWS4-HMAC-SHA256 ') || !isSignedBy(authorization, credentials?.accessKeyId))
    throw new S3Error(403, 'AccessDenied');
  if (upload !== null && !existsSync(parts)) throw new S3Error(404, 'NoSuchUpload');

  switch (`${request.method} ${query.has('uploads') ? 'begin' : upload === null ? 'whole' : 'part'}`) {
    case 'POST begin': {
      const uploadId = randomUUID();
      mkdirSync(join(dir, UPLOADS, uploadId), { recursive: true });
      return reply(
        response,
        200,
        `<InitiateMultipartUploadResult><UploadId>${uploadId}</UploadId></InitiateMultipartUploadResult>`,
      );
    }
    case 'PUT part': {
      const tag = await receive(request, join(parts, String(Number(query.get('partNumber')))));
      response.setHeader('etag', tag);
      return reply(response, 200, '');
    }
    case 'POST part': {
      const chunks: Buffer[] = [];
      for await (const chunk of request) chunks.push(chunk as Buffer); // no encoding is set, so chunks are buffers
      const numbers = [
        ...Buffer.concat(chunks)
          .toString()
          .matchAll(/<PartNumber>(\d+)</g),
      ].map(([, number]) => number!);
      const whole = join(parts, 'whole');
      for (const number of numbers) {
        if (!existsSync(join(parts, number))) throw new S3Error(400, 'InvalidPart');
        await pipeline(createReadStream(join(parts, number)), createWriteStream(whole, { flags: 'a', flush: true }));
      }
      put(dir, whole, file);
      rmSync(parts, { recursive: true });
      return reply(response, 200, '<CompleteMultipartUploadResult></CompleteMultipartUploadResult>');
    }
    case 'DELETE part':
      rmSync(parts, { recursive: true });
      return reply(response, 204, '');
    case 'PUT whole': {
      const incoming = join(dir, UPLOADS, randomUUID());
      response.setHeader('etag', await receive(request, incoming));
      put(dir, incoming, file);
      return reply(response, 200, '');
    }
    case 'DELETE whole':
      hold(dir, file);
      rmSync(file, { force: true });
      return reply(response, 204, '');
    default:
      throw new S3Error(405, 'MethodNotAllowed');
  }
}

/** Writes a body to a file; refuses one that is not what was signed. Gives the tag of what was written. */
async function receive(request: IncomingMessage, file: string): Promise<string> {
  mkdirSync(dirname(file), { recursive: true });
  const [sha256, md5] = [createHash('sha256'), createHash('md5')];
  await pipeline(
    request,
    async function* counted(chunks: AsyncIterable<Buffer>) {
      for await (const chunk of chunks) {
        sha256.update(chunk);
        md5.update(chunk);
        yield chunk;
      }
    },
    createWriteStream(file, { flush: true }),
  );
  if (sha256.digest('hex') !== request.headers['x-amz-content-sha256']) {
    rmSync(file);
    throw new S3Error(400, 'XAmzContentSHA256Mismatch');
  }
  return `"${md5.digest('hex')}"`;
}

/** Renaming is atomic: whoever reads gets the old file or the new one. It is on the disk before it is acknowledged. */
function put(dir: string, from: string, to: string): void {
  hold(dir, to);
  moveIntoPlace(from, to);
}

/** Leaves a backup what it may still want of an object that goes. */
function hold(dir: string, file: string): void {
  const held = join(dir, HOLD, relative(dir, file));
  if (!existsSync(join(dir, HOLD)) || !existsSync(file) || existsSync(held)) return;
  mkdirSync(dirname(held), { recursive: true });
  linkSync(file, held);
}

function fileOf(dir: string, pathname: string): string {
  const file = normalize(join(dir, decodeURIComponent(pathname)));
  if (!file.startsWith(join(dir, sep)) || [UPLOADS, HOLD].some((own) => file.startsWith(join(dir, own))))
    throw new S3Error(400, 'InvalidURI');
  return file;
}

/** Signs the link once more and compares: one that is altered, of another key or too old opens nothing. */
async function requireSignedLink(url: URL, given?: Credentials): Promise<void> {
  const query = Object.fromEntries(url.searchParams);
  const { 'X-Amz-Signature': signature, 'X-Amz-Date': date = '', 'X-Amz-Credential': credential = '' } = query;
  const [accessKeyId = '', , region = REGION] = credential.split('/');
  const credentials = given ?? { accessKeyId, secretAccessKey: accessKeyId };
  const at = new Date(date.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, '$1-$2-$3T$4:$5:$6Z'));
  const seconds = Number(query['X-Amz-Expires']);
  if (accessKeyId !== credentials.accessKeyId) throw new S3Error(403, 'AccessDenied');
  if (signature === undefined || Number.isNaN(at.getTime()) || !(seconds > 0)) throw new S3Error(403, 'AccessDenied');
  const own = Object.entries(query).filter(([name]) => !name.startsWith('X-Amz-'));
  const signer = new SignatureV4({
    service: 's3',
    region,
    credentials,
    sha256: Sha256,
    uriEscapePath: false,
  });
  const expected = await signer.presign(
    {
      method: 'GET',
      protocol: url.protocol,
      hostname: url.hostname,
      path: url.pathname,
      query: Object.fromEntries(own),
      headers: { host: url.host, 'X-Amz-Content-Sha256': 'UNSIGNED-PAYLOAD' },
    },
    { expiresIn: seconds, signingDate: at },
  );
  if (expected.query?.['X-Amz-Signature'] !== signature) throw new S3Error(403, 'SignatureDoesNotMatch');
  if (Date.now() > at.getTime() + seconds * 1000) throw new S3Error(403, 'AccessDenied');
}

function reply(response: ServerResponse, status: number, body: string): void {
  response.writeHead(status, { 'content-type': 'application/xml' }).end(body);
}
