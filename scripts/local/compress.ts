import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import type { EdgeResponse } from './gateway.ts';

/** CloudFront compresses answers between these sizes, bytes. */
const MIN_BYTES = 1000;
const MAX_BYTES = 10_000_000;
const COMPRESSIBLE = /^(text\/|application\/(json|javascript|xml|manifest\+json)|image\/svg\+xml)/;
const BROTLI_QUALITY = 5;

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/**
 * The answer in the best encoding the browser names, as CloudFront's `Compress` does it. Answers with an ETag are
 * compressed once and kept: a file's ETag changes with its content.
 */
export function createCompressor() {
  const kept = new Map<string, Buffer>();
  return async (response: EdgeResponse, accept: string): Promise<EdgeResponse> => {
    const { headers, body } = response;
    const fits =
      body.length >= MIN_BYTES && body.length <= MAX_BYTES && COMPRESSIBLE.test(String(headers['content-type']));
    if (!fits || 'content-encoding' in headers) return response;
    const vary = { ...headers, vary: 'Accept-Encoding' };
    const encoding = /\bbr\b/.test(accept) ? 'br' : /\bgzip\b/.test(accept) ? 'gzip' : null;
    if (!encoding) return { ...response, headers: vary };
    const etag = typeof headers['etag'] === 'string' ? headers['etag'] : undefined;
    const packed = (etag && kept.get(etag + encoding)) || (await pack(body, encoding));
    if (etag) kept.set(etag + encoding, packed);
    // The bytes differ from the file's, so the tag that CloudFront sends with them is a weak one.
    const weak = etag ? { etag: etag.startsWith('W/') ? etag : `W/${etag}` } : {};
    return { ...response, headers: { ...vary, ...weak, 'content-encoding': encoding }, body: packed };
  };
}

function pack(body: Buffer, encoding: 'br' | 'gzip'): Promise<Buffer> {
  return encoding === 'gzip'
    ? zip(body)
    : brotli(body, { params: { [constants.BROTLI_PARAM_QUALITY]: BROTLI_QUALITY } });
}
