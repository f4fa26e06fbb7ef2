import { lookup, type LookupAddress } from 'node:dns';
import { request as httpRequest, type IncomingMessage } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { isIP, type LookupFunction } from 'node:net';
import { isBlockedAddress } from './blocked-addresses.ts';

/** Why a call to an outside service gave nothing to read. */
export type OutboundReason =
  | 'not_https'
  | 'credentials_in_url'
  | 'port'
  | 'blocked_address'
  | 'unknown_host'
  | 'unreachable'
  | 'tls'
  | 'timeout'
  | 'redirect'
  | 'too_large'
  | 'not_json';

/** What can be said against an address before its name is looked up. */
export type AddressRefusal = Extract<OutboundReason, 'not_https' | 'credentials_in_url' | 'port' | 'blocked_address'>;

/** The words never name the address: in a webhook the path is the secret. */
export class OutboundError extends Error {
  readonly reason: OutboundReason;
  /** The status of a reply that could not be used. */
  readonly status: number | undefined;
  /** Where a redirect leads, host alone; undefined where it stays on the host that was called. */
  readonly redirectHost: string | undefined;
  /** A connection was made: the service may have done what it was asked, though no reply could be read. */
  readonly reached: boolean;

  constructor(
    reason: OutboundReason,
    more: { status?: number; redirectHost?: string | undefined; reached?: boolean } = {},
  ) {
    super(`Outbound call failed: ${reason}`);
    this.name = 'OutboundError';
    this.reason = reason;
    this.status = more.status;
    this.reached = more.reached ?? more.status !== undefined;
    this.redirectHost = more.redirectHost;
  }
}

export interface OutboundRequest {
  readonly method: 'GET' | 'POST' | 'DELETE';
  readonly url: URL;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array;
  /** The status is all that matters: what else the reply brings is not read. */
  readonly statusOnly?: true;
  /** Of the reply so many bytes are read, as a text, whatever they are. */
  readonly firstBytes?: number;
  /** For the whole call, names and handshakes included. */
  readonly timeoutMilliseconds: number;
  /** For names and handshakes alone, where they are to be given up earlier. */
  readonly connectTimeoutMilliseconds?: number;
  /** A port other than 443 that this service is known to use. */
  readonly port?: number;
  /** Certificates of authorities to trust instead of Node's own list. */
  readonly ca?: readonly string[];
}

export interface OutboundReply {
  readonly status: number;
  /** When the service wants to be asked again, where it says so. */
  readonly retryAfter?: string;
  /** Parsed JSON of nobody's promise: to be read by a schema. */
  readonly body: unknown;
}

export interface Outbound {
  call(request: OutboundRequest): Promise<OutboundReply>;
}

/** The same, for whoever asks beforehand. */
export interface JudgingOutbound extends Outbound {
  /** Why an address would not be called, by what stands in it: its name is not looked up yet. Null where it may be. */
  refusal(url: URL): AddressRefusal | null;
}

interface OutboundOptions {
  /** `host:port` that may be called whatever the policy says; tests' own servers, never in a deployed stage. */
  readonly allow: ReadonlySet<string>;
  /** Stands in for the system's resolver. */
  readonly resolve?: Resolve;
}

/** All addresses of a name, as `dns.lookup` tells them. */
export type Resolve = (
  hostname: string,
  options: { all: true },
  callback: (error: Error | null, addresses: LookupAddress[]) => void,
) => void;

const MAX_REPLY_BYTES = 5 * 1024 * 1024;
const HTTPS_PORT = 443;
/** Names that by RFC 6761 lead to this machine, whatever a resolver says. */
const LOCALHOST = /(^|\.)localhost\.?$/;

/**
 * The one way out. It calls public services over verified TLS and nothing else: the addresses of a name are judged at
 * every call, and the connection goes to the very addresses that were judged. Redirects are reported, not followed.
 * Throws OutboundError.
 */
export function createOutbound({ allow, resolve = lookup }: OutboundOptions): JudgingOutbound {
  const isAllowed = (url: URL) => allow.has(`${url.hostname}:${portOf(url)}`);
  return {
    refusal: (url) => (isAllowed(url) ? null : refusalOf(url)),
    async call(request) {
      const { url } = request;
      if (isAllowed(url)) return send(request, undefined);
      const reason = refusalOf(url, request.port);
      if (reason !== null) throw new OutboundError(reason);
      return send(request, guard(resolve));
    },
  };
}

/** What can be said of an address before any name is looked up. */
function refusalOf(url: URL, port = HTTPS_PORT): AddressRefusal | null {
  if (url.protocol !== 'https:') return 'not_https';
  if (url.username !== '' || url.password !== '') return 'credentials_in_url';
  if (portOf(url) !== port) return 'port';
  // Nothing is looked up for a literal address, so the guard below would never see it.
  const literal = url.hostname.replace(/^\[(.*)\]$/, '$1');
  if (isIP(literal) !== 0 && isBlockedAddress(literal)) return 'blocked_address';
  return LOCALHOST.test(url.hostname) ? 'blocked_address' : null;
}

function portOf(url: URL): number {
  return url.port === '' ? (url.protocol === 'http:' ? 80 : HTTPS_PORT) : Number(url.port);
}

/** Looks a name up and hands the connection only addresses that all passed. */
function guard(resolve: Resolve): LookupFunction {
  return (hostname, options, callback) => {
    resolve(hostname, { all: true }, (error, addresses = []) => {
      const [first] = addresses;
      if (error || !first) return callback(new OutboundError('unknown_host'), '');
      if (addresses.some(({ address }) => isBlockedAddress(address))) {
        return callback(new OutboundError('blocked_address'), '');
      }
      return options.all ? callback(null, addresses) : callback(null, first.address, first.family);
    });
  };
}

async function send(request: OutboundRequest, judged: LookupFunction | undefined): Promise<OutboundReply> {
  const { url, method, headers, body, ca } = request;
  const open = url.protocol === 'http:' ? httpRequest : httpsRequest;
  const { promise, resolve, reject } = Promise.withResolvers<OutboundReply>();
  const signal = AbortSignal.timeout(request.timeoutMilliseconds);
  let reached = false;
  const fail = (error: unknown): void =>
    reject(signal.aborted ? new OutboundError('timeout', { reached }) : inOurWords(error, reached));
  const outgoing = open(
    url,
    {
      method,
      signal,
      // A connection kept open would be used again without a look at where its name leads now.
      agent: false,
      headers: { accept: 'application/json', 'user-agent': 'Tonus', ...headers },
      ...(judged ? { lookup: judged } : {}),
      ...(ca ? { ca: [...ca] } : {}),
    },
    (incoming) => {
      read(incoming, request).then(resolve, fail);
      incoming.on('error', fail);
    },
  );
  const connecting = setTimeout(
    () => outgoing.destroy(new OutboundError('timeout')),
    request.connectTimeoutMilliseconds ?? request.timeoutMilliseconds,
  );
  outgoing.on('socket', (socket) =>
    socket.once(url.protocol === 'http:' ? 'connect' : 'secureConnect', () => {
      reached = true;
      clearTimeout(connecting);
    }),
  );
  outgoing.on('close', () => clearTimeout(connecting));
  outgoing.on('error', fail);
  outgoing.end(body);
  return promise;
}

async function read(
  incoming: IncomingMessage,
  { url, statusOnly, firstBytes }: OutboundRequest,
): Promise<OutboundReply> {
  try {
    const status = incoming.statusCode ?? 0;
    if (status >= 300 && status < 400) {
      throw new OutboundError('redirect', { status, redirectHost: hostOf(incoming.headers.location, url) });
    }
    const retryAfter = incoming.headers['retry-after'];
    const found = { status, ...(retryAfter === undefined ? {} : { retryAfter }) };
    if (statusOnly) return { ...found, body: null };
    if (firstBytes !== undefined) return { ...found, body: await beginningOf(incoming, firstBytes) };
    if (!/^application\/([\w.-]+\+)?json\b/i.test(incoming.headers['content-type'] ?? '')) {
      throw new OutboundError('not_json', { status });
    }
    const chunks: Buffer[] = [];
    let bytes = 0;
    for await (const chunk of incoming as AsyncIterable<Buffer>) {
      bytes += chunk.length;
      if (bytes > MAX_REPLY_BYTES) throw new OutboundError('too_large', { status });
      chunks.push(chunk);
    }
    return { ...found, body: parse(Buffer.concat(chunks).toString(), status) };
  } finally {
    incoming.destroy();
  }
}

/** The first bytes of a reply as a text. */
async function beginningOf(incoming: IncomingMessage, most: number): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  for await (const chunk of incoming as AsyncIterable<Buffer>) {
    chunks.push(chunk);
    bytes += chunk.length;
    if (bytes >= most) break;
  }
  return Buffer.concat(chunks).subarray(0, most).toString();
}

function parse(text: string, status: number): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new OutboundError('not_json', { status });
  }
}

/** The host that a redirect leads away to. */
function hostOf(location: string | undefined, base: URL): string | undefined {
  if (location === undefined || !URL.canParse(location, base)) return undefined;
  const { host } = new URL(location, base);
  return host === base.host ? undefined : host;
}

/** Node's errors quote hosts and addresses; ours keep the kind alone. */
function inOurWords(error: unknown, reached: boolean): OutboundError {
  if (error instanceof OutboundError) return error;
  const code = String((error as { code?: unknown } | null)?.code ?? '');
  const isTls = /^(ERR_TLS|ERR_SSL|CERT_|EPROTO)|SELF_SIGNED|UNABLE_TO/.test(code);
  return new OutboundError(isTls ? 'tls' : 'unreachable', { reached });
}
