import { requireSetting, type Config } from '#core/config.ts';
import { callAws, presignForAws, type AwsReply } from '#core/clients/aws-request.ts';

/** Which archive. */
export interface ArchiveName {
  readonly workspaceId: string;
  readonly id: string;
}

/** Where archives lie: a private bucket of S3. */
export interface ArchiveStore {
  /** Takes an archive in as it is made; nothing is there before `finish`. */
  upload(archive: ArchiveName): ArchiveUpload;
  /** So does a second time. */
  remove(archive: ArchiveName): Promise<void>;
  /** An address that gives the archive out, under this name, to whoever has it. */
  link(archive: ArchiveName, given: { name: string; seconds: number; now: Date }): Promise<string>;
}

export interface ArchiveUpload {
  write(chunk: Uint8Array): void;
  /** Sends what has gathered, as soon as it is enough for a part; to be waited for before more is written. */
  drain(): Promise<void>;
  /** Sends the rest; gives the size of the whole. */
  finish(): Promise<number>;
  /** Leaves nothing of it. */
  abort(): Promise<void>;
  /** The most bytes that ever waited to be sent. */
  readonly largestBuffer: () => number;
}

interface StoreOptions {
  readonly bucket: string;
  readonly region: string;
  /** Replaces the service's own address. */
  readonly endpoint: string | undefined;
}

/** S3 takes no smaller parts than 5 MiB, but for the last one. */
const PART_BYTES = 8 * 1024 * 1024;
const TIMEOUT_MILLISECONDS = 30_000;

/** The store of a function that is given one. */
export function openArchiveStore({ exportsBucket, region, s3Endpoint }: Config): ArchiveStore {
  return createArchiveStore({ bucket: requireSetting(exportsBucket, 'EXPORTS_BUCKET'), region, endpoint: s3Endpoint });
}

/** A store over one bucket. The SDK's client of S3 would add 300 kB to the bundle for these few operations. */
export function createArchiveStore({ bucket, region, endpoint }: StoreOptions): ArchiveStore {
  const base = endpoint === undefined ? `https://${bucket}.s3.${region}.amazonaws.com` : `${endpoint}/${bucket}`;
  const urlOf = ({ workspaceId, id }: ArchiveName, query: Record<string, string> = {}): URL => {
    const url = new URL(`${base}/${workspaceId}/${id}.zip`);
    for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value);
    return url;
  };
  const call = (method: 'PUT' | 'POST' | 'DELETE', url: URL, body: string | Uint8Array = ''): Promise<AwsReply> =>
    callAws({
      service: 's3',
      region,
      method,
      url,
      headers: method === 'PUT' ? { 'content-type': 'application/zip' } : {},
      body,
      repeatable: true,
      timeoutMilliseconds: TIMEOUT_MILLISECONDS,
    });

  return {
    upload: (archive) => createUpload((method, query, body) => call(method, urlOf(archive, query), body)),

    async remove(archive) {
      await call('DELETE', urlOf(archive));
    },

    async link(archive, { name, seconds, now }) {
      const url = urlOf(archive, { 'response-content-disposition': `attachment; filename="${name}"` });
      return (await presignForAws({ service: 's3', region, url }, seconds, now)).href;
    },
  };
}

type Call = (
  method: 'PUT' | 'POST' | 'DELETE',
  query: Record<string, string>,
  body?: string | Uint8Array,
) => Promise<AwsReply>;

/** One request for a small archive; a larger one goes in parts, so that no more than one of them is ever in memory. */
function createUpload(call: Call): ArchiveUpload {
  let waiting: Uint8Array[] = [];
  let bytes = 0;
  let largest = 0;
  let sent = 0;
  let uploadId: string | null = null;
  const tags: string[] = [];

  const take = (): Buffer => {
    const all = Buffer.concat(waiting);
    [waiting, bytes] = [[], 0];
    sent += all.length;
    return all;
  };
  const begin = async (): Promise<string> => {
    const { text } = await call('POST', { uploads: '' });
    return /<UploadId>([^<]+)<\/UploadId>/.exec(text)?.[1] ?? fail('began no upload');
  };
  const sendPart = async (): Promise<void> => {
    uploadId ??= await begin();
    const { headers } = await call('PUT', { partNumber: String(tags.length + 1), uploadId }, take());
    tags.push(headers.etag ?? fail('did not name a part'));
  };

  return {
    write(chunk) {
      waiting.push(chunk);
      bytes += chunk.length;
      largest = Math.max(largest, bytes);
    },
    async drain() {
      if (bytes >= PART_BYTES) await sendPart();
    },
    async finish() {
      if (uploadId === null) {
        await call('PUT', {}, take());
        return sent;
      }
      if (bytes > 0) await sendPart();
      const parts = tags.map((tag, index) => `<Part><PartNumber>${index + 1}</PartNumber><ETag>${tag}</ETag></Part>`);
      const body = `<CompleteMultipartUpload>${parts.join('')}</CompleteMultipartUpload>`;
      const { text } = await call('POST', { uploadId }, body);
      // S3 answers 200 before it is done, and may fail afterwards.
      if (!text.includes('<CompleteMultipartUploadResult')) fail('did not put the parts together');
      return sent;
    },
    async abort() {
      [waiting, bytes] = [[], 0];
      if (uploadId !== null) await call('DELETE', { uploadId });
      uploadId = null;
    },
    largestBuffer: () => largest,
  };
}

function fail(what: string): never {
  throw new Error(`S3 ${what}`);
}
