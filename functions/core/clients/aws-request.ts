import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { setTimeout as delay } from 'node:timers/promises';
import { Sha256 } from '@smithy/core/checksum';
import { SignatureV4 } from '@smithy/signature-v4';
import { defaultProvider } from './credentials.ts';

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
export class AwsRefusal extends Error {
  readonly status: number;
  /** The name of the error, `MessageRejected`; empty when the service did not say. */
  readonly code: string;
  readonly throttled: boolean;
  constructor(service: string, status: number, code: string) {
    super(`${service} answered ${status}`);
    this.name = 'AwsRefusal';
    this.status = status;
    this.code = code;
    this.throttled = status === 429 || /Throttl|TooManyRequests/.test(code);
  }
}

/** The request went out and no answer came back: it may have been done all the same. */
export class AwsSilence extends Error {
  constructor(service: string, cause: Error) {
    super(`${service} did not answer: ${cause.message}`, { cause });
    this.name = 'AwsSilence';
  }
}

/**
 * A signed POST to an AWS service, its reply as text. For single operations of services whose SDK client would add
 * tens of kilobytes to every bundle. Tried up to three times: after throttling always, since nothing was done; after
 * a lost connection, silence or 5xx only what is repeatable. Never quotes the body; throws `AwsRefusal` on any status
 * but 200, `AwsSilence` when no answer came, and anything else when the request did not even go out.
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
  if (!(error instanceof AwsRefusal)) return repeatable;
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
    // A kept connection may have died while the function slept, and nobody could tell whether the request arrived.
    ...(repeatable ? {} : { agent: false as const }),
  };
  let wentOut = false;
  const outgoing = send(url, options, (incoming) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('error', (error) => reject(new AwsSilence(service, error)));
    incoming.on('end', () => {
      const text = Buffer.concat(chunks).toString();
      if (incoming.statusCode === 200) resolve(text);
      else reject(new AwsRefusal(service, incoming.statusCode ?? 0, errorName(incoming.headers, text)));
    });
  });
  outgoing.on('socket', (socket) => {
    const ready = () => (wentOut = true);
    if (socket.connecting) socket.once(url.protocol === 'http:' ? 'connect' : 'secureConnect', ready);
    else ready();
  });
  outgoing.on('timeout', () => outgoing.destroy(new Error('it took too long')));
  outgoing.on('error', (error) => reject(wentOut ? new AwsSilence(service, error) : error));
  outgoing.end(body);
  return promise;
}

/** The name of an error, which a header or the body tells, with a namespace before it or an address behind it. */
function errorName(headers: IncomingHttpHeaders, body: string): string {
  const told = headers['x-amzn-errortype'] ?? /"(?:__type|code)"\s*:\s*"([^"]*)"/.exec(body)?.[1] ?? '';
  return /^(?:[\w.]+#)?(\w*)/.exec(String(told))?.[1] ?? '';
}
