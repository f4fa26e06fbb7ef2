import { request as httpRequest } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { setTimeout as delay } from 'node:timers/promises';
import { Sha256 } from '@smithy/core/checksum';
import { SignatureV4 } from '@smithy/signature-v4';
import { defaultProvider } from './lean/credentials.ts';

/** A call that is tried again is given less time at once: three of them end before their function does. */
const TIMEOUT_MILLISECONDS = { repeatable: 3_000, once: 5_000 } as const;
const ATTEMPTS = 3;
const FIRST_PAUSE_MILLISECONDS = 100;

export interface AwsRequest {
  /** The name requests are signed for: `kms`, `ses`. */
  readonly service: string;
  readonly region: string;
  /** Origin and path of the call. */
  readonly url: URL;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string;
  /** Whether doing it twice is the same as doing it once. */
  readonly repeatable: boolean;
}

/** The service answered, and not with 200. */
class Refusal extends Error {
  readonly status: number;
  readonly throttled: boolean;
  constructor(service: string, status: number, body: string) {
    super(`${service} answered ${status}`);
    this.name = 'Refusal';
    this.status = status;
    this.throttled = status === 429 || /Throttl|TooManyRequests/.test(body);
  }
}

/**
 * A signed POST to an AWS service, its reply as text. For single operations of services whose SDK client would add
 * tens of kilobytes to every bundle. Tried up to three times: after throttling always, since nothing was done; after
 * a lost connection, silence or 5xx only what is repeatable. Throws on any status but 200, never quoting the body.
 */
export async function postToAws(request: AwsRequest): Promise<string> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await post(request);
    } catch (error) {
      if (attempt === ATTEMPTS || !mayPass(error, request.repeatable)) throw error;
    }
    await delay(FIRST_PAUSE_MILLISECONDS * 2 ** (attempt - 1) * (0.5 + Math.random() / 2));
  }
}

function mayPass(error: unknown, repeatable: boolean): boolean {
  if (!(error instanceof Refusal)) return repeatable;
  return error.throttled || (repeatable && error.status >= 500);
}

async function post({ service, region, url, headers, body, repeatable }: AwsRequest): Promise<string> {
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
  const options = {
    method: 'POST',
    headers: signed.headers,
    timeout: TIMEOUT_MILLISECONDS[repeatable ? 'repeatable' : 'once'],
  };
  const outgoing = send(url, options, (incoming) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('error', reject);
    incoming.on('end', () => {
      const text = Buffer.concat(chunks).toString();
      if (incoming.statusCode === 200) resolve(text);
      else reject(new Refusal(service, incoming.statusCode ?? 0, text));
    });
  });
  outgoing.on('timeout', () => outgoing.destroy(new Error(`${service} did not answer in time`)));
  outgoing.on('error', reject);
  outgoing.end(body);
  return promise;
}
