import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { Sha256 } from '@smithy/core/checksum';
import { SignatureV4 } from '@smithy/signature-v4';
import { defaultProvider } from './lean/credentials.ts';

const TIMEOUT_MILLISECONDS = 5_000;

export interface AwsRequest {
  /** The name requests are signed for: `kms`, `ses`. */
  readonly service: string;
  readonly region: string;
  /** Origin and path of the call. */
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
}

/**
 * One signed POST to an AWS service, its reply as text. For single operations of services whose SDK client would add
 * tens of kilobytes to every bundle. Throws on any status but 200 and after five seconds, never quoting the body.
 */
export async function postToAws({ service, region, url, headers, body }: AwsRequest): Promise<string> {
  const signer = new SignatureV4({ service, region, credentials: defaultProvider(), sha256: Sha256 });
  const signed = await signer.sign({
    method: 'POST',
    protocol: url.protocol,
    hostname: url.hostname,
    path: url.pathname,
    query: {},
    headers: { host: url.host, ...headers },
    body,
  });
  const { promise, resolve, reject } = Promise.withResolvers<string>();
  const send = url.protocol === 'http:' ? httpRequest : httpsRequest;
  const options = { method: 'POST', headers: signed.headers, timeout: TIMEOUT_MILLISECONDS };
  const outgoing = send(url, options, (incoming) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('error', reject);
    incoming.on('end', () => {
      if (incoming.statusCode === 200) resolve(Buffer.concat(chunks).toString());
      else reject(new Error(`${service} answered ${incoming.statusCode}`));
    });
  });
  outgoing.on('timeout', () => outgoing.destroy(new Error(`${service} did not answer in time`)));
  outgoing.on('error', reject);
  outgoing.end(body);
  return promise;
}
