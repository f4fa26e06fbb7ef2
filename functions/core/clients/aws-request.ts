import { createHash } from 'node:crypto';
import { request as httpRequest, type IncomingHttpHeaders } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { setTimeout as delay } from 'node:timers/promises';
import { Sha256 } from '@smithy/core/checksum';
import { SignatureV4 } from '@smithy/signature-v4';
import { defaultProvider } from './credentials.ts';

/** A call that is tried again is given less time at once: three of them end before their function does. */
const TIMEOUT_MILLISECONDS = { repeatable: 3_000, once: 5_000 } as const;
/** A call that is throttled costs nothing: where three in ten are, as many as one in a thousand is in vain all the same. */
const ATTEMPTS = { throttled: 6, failed: 3 } as const;
const FIRST_PAUSE_MILLISECONDS = 100;

/** Who is asked where. */
interface AwsPlace {
  /** The name requests are signed for: `kms`, `ses`. */
  readonly service: string;
  readonly region: string;
  /** Origin, path and query of the call. */
  readonly url: URL;
}

export interface AwsRequest extends AwsPlace {
  /** POST, unless it says otherwise. */
  readonly method?: 'POST' | 'PUT' | 'DELETE';
  readonly headers: Readonly<Record<string, string>>;
  readonly body: string | Uint8Array;
  /** Whether doing it twice is the same as doing it once. */
  readonly repeatable: boolean;
  /** For a service that takes its time. */
  readonly timeoutMilliseconds?: number;
}

export interface AwsReply {
  readonly headers: IncomingHttpHeaders;
  readonly text: string;
}

/** The service answered, and not with success. */
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
 * A signed request to an AWS service. For single operations of services whose SDK client would add
 * tens of kilobytes to every bundle. Tried up to six times after throttling, since nothing was done; up to three times
 * after a lost connection, silence or 5xx, if it is repeatable. Never quotes the body; throws `AwsRefusal` on any status
 * that is no success, `AwsSilence` when no answer came, and anything else when the request did not even go out.
 */
export async function callAws(request: AwsRequest): Promise<AwsReply> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await send(request);
    } catch (error) {
      if (attempt >= attemptsAfter(error, request.repeatable)) throw error;
    }
    await delay(FIRST_PAUSE_MILLISECONDS * 2 ** (attempt - 1) * (0.5 + Math.random() / 2));
  }
}

/** A POST whose reply is its text. */
export async function postToAws(request: AwsRequest): Promise<string> {
  return (await callAws(request)).text;
}

/** An address that lets whoever has it read what lies there, for so many seconds. */
export async function presignForAws(place: AwsPlace, seconds: number, now: Date): Promise<URL> {
  const { protocol, hostname, pathname, host, searchParams } = place.url;
  const signed = await signerOf(place).presign(
    {
      method: 'GET',
      protocol,
      hostname,
      path: pathname,
      query: Object.fromEntries(searchParams),
      // Spelled as in the SDK's own links: it becomes a parameter of this name.
      headers: { host, 'X-Amz-Content-Sha256': 'UNSIGNED-PAYLOAD' },
    },
    { expiresIn: seconds, signingDate: now },
  );
  const url = new URL(place.url);
  for (const [name, value] of Object.entries(signed.query ?? {})) url.searchParams.set(name, String(value));
  // A space is %20 in what was signed, while the parameters of a URL write it as a plus.
  url.search = url.search.replaceAll('+', '%20');
  return url;
}

const CONTENT_HASH = 'x-amz-content-sha256';

function signerOf({ service, region }: AwsPlace): SignatureV4 {
  // S3 signs its paths as they are.
  const uriEscapePath = service !== 's3';
  return new SignatureV4({ service, region, credentials: defaultProvider(), sha256: Sha256, uriEscapePath });
}

/** How many attempts are made in all where one has ended so. */
function attemptsAfter(error: unknown, repeatable: boolean): number {
  const isRefused = error instanceof AwsRefusal;
  if (isRefused && error.throttled) return ATTEMPTS.throttled;
  return repeatable && (!isRefused || error.status >= 500) ? ATTEMPTS.failed : 1;
}

async function send(request: AwsRequest): Promise<AwsReply> {
  const { service, url, headers, body, repeatable, method = 'POST' } = request;
  const signed = await signerOf(request).sign({
    method,
    protocol: url.protocol,
    hostname: url.hostname,
    path: url.pathname,
    query: Object.fromEntries(url.searchParams),
    headers: { host: url.host, [CONTENT_HASH]: createHash('sha256').update(body).digest('hex'), ...headers },
    body,
  });
  const { promise, resolve, reject } = Promise.withResolvers<AwsReply>();
  const open = url.protocol === 'http:' ? httpRequest : httpsRequest;
  const options = {
    method,
    headers: signed.headers,
    timeout: request.timeoutMilliseconds ?? TIMEOUT_MILLISECONDS[repeatable ? 'repeatable' : 'once'],
    // A kept connection may have died while the function slept, and nobody could tell whether the request arrived.
    ...(repeatable ? {} : { agent: false as const }),
  };
  let wentOut = false;
  const outgoing = open(url, options, (incoming) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    incoming.on('error', (error) => reject(new AwsSilence(service, error)));
    incoming.on('end', () => {
      const text = Buffer.concat(chunks).toString();
      const { statusCode: status = 0 } = incoming;
      if (status >= 200 && status < 300) resolve({ headers: incoming.headers, text });
      else reject(new AwsRefusal(service, status, errorName(incoming.headers, text)));
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
  const told = headers['x-amzn-errortype'] ?? /(?:"(?:__type|code)"\s*:\s*"|<Code>)([^"<]*)/.exec(body)?.[1] ?? '';
  return /^(?:[\w.]+#)?(\w*)/.exec(String(told))?.[1] ?? '';
}
