import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import { createServer, request, type IncomingMessage, type ServerResponse } from 'node:http';
import { createSecureServer, type Http2Session, type Http2ServerRequest, type Http2ServerResponse } from 'node:http2';
import type { AddressInfo, Server, Socket } from 'node:net';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import type { Inside } from '#scripts/local/runtime.ts';
import { respond } from '#scripts/local/server.ts';
import { readCertificate } from './certificate.ts';
import { clientAddress, type Trusted } from './client-address.ts';
import type { Entrance } from './config.ts';
import type { Log } from './log.ts';

type Incoming = IncomingMessage | Http2ServerRequest;
type Outgoing = ServerResponse | Http2ServerResponse;

interface WayInOptions {
  readonly siteUrl: string;
  readonly host: string;
  readonly port: number;
  readonly entrance: Entrance;
  readonly log: Log;
  /** Hears the status of each answer. */
  readonly onAnswered: (status: number) => void;
}

export interface WayIn {
  readonly port: number;
  /** Where plain HTTP is sent on from; null behind a proxy. */
  readonly redirectPort: number | null;
  /** How many requests are being answered. */
  underWay(): number;
  /** When the certificate ends; null behind a proxy. */
  certificateEnds(): Date | null;
  /** Reads the certificate again; one that cannot be used leaves the one before in use. */
  renewCertificate(): void;
  /** Takes nothing new, lets what is under way be answered, and ends every connection. */
  close(): Promise<void>;
}

/** Longer than the gateway waits for a function. */
const DRAIN_MS = 35_000;
/** Whoever sends slower than this is not waited for. */
const REQUEST_MS = 120_000;
const HEADERS_MS = 20_000;
const LOOK_AT_CERTIFICATE_MS = 60_000;
const NOBODY: Trusted = () => false;
const CHALLENGE = /^\/\.well-known\/acme-challenge\/([\w-]+)$/;

/** Opens the distribution, and nothing else, to the world. */
export async function openWayIn(options: WayInOptions, inside: Inside): Promise<WayIn> {
  const { entrance, siteUrl, log } = options;
  const trusted = entrance.kind === 'proxy' ? entrance.trusted : NOBODY;
  const traffic = createTraffic();
  const handle = (incoming: Incoming, outgoing: Outgoing): void => {
    outgoing.once('close', () => options.onAnswered(outgoing.statusCode));
    if (!traffic.begin(outgoing)) return refuseWhileClosing(outgoing);
    const peer = incoming.socket.remoteAddress ?? '';
    const { 'x-forwarded-for': forwardedFor, 'x-forwarded-proto': proto } = incoming.headers;
    if (proto === 'http' && trusted(peer)) return redirect(siteUrl, incoming, outgoing);
    const answering = isArchive(incoming, inside)
      ? giveArchive(siteUrl, inside, incoming, outgoing)
      : respond(incoming, outgoing, {
          answer: inside.edge.handle,
          sourceIp: clientAddress(peer, asText(forwardedFor), trusted),
        });
    answering.catch((error: unknown) => {
      if (!(error instanceof Error && 'code' in error))
        log({ level: 'error', message: `A request failed: ${String(error)}` });
      outgoing.destroy();
    });
    return undefined;
  };

  const limits = { requestTimeout: REQUEST_MS, headersTimeout: HEADERS_MS };
  let certificate = entrance.kind === 'tls' ? readCertificate(entrance.files) : null;
  const secure =
    entrance.kind === 'tls'
      ? createSecureServer({ ...limits, allowHTTP1: true, minVersion: 'TLSv1.2', ...certificate }, handle)
      : null;
  const servers: { server: Server; port: number }[] = [
    { server: secure ?? createServer(limits, handle), port: options.port },
  ];
  if (entrance.kind === 'tls') {
    const plain = createServer(limits, (incoming, outgoing) => {
      if (!traffic.begin(outgoing)) return refuseWhileClosing(outgoing);
      void answerChallenge(entrance.acmeDir, incoming, outgoing).then((isDone) => {
        if (!isDone) redirect(siteUrl, incoming, outgoing);
      });
      return undefined;
    });
    servers.push({ server: plain, port: entrance.redirectPort });
  }
  const renewCertificate = (): void => {
    if (entrance.kind !== 'tls' || !secure) return;
    try {
      const found = readCertificate(entrance.files);
      if (found.cert === certificate?.cert) return;
      secure.setSecureContext({ ...found, minVersion: 'TLSv1.2' });
      certificate = found;
      log({ level: 'info', message: 'The certificate was read again', until: found.validTo.toISOString() });
    } catch (error) {
      // An ACME client may be between two files; the next look finds both.
      log({ level: 'error', message: `The certificate cannot be used: ${String(error)}` });
    }
  };
  const ports: number[] = [];
  try {
    for (const { server, port } of servers) ports.push(await listen(server, port, options.host, traffic.track));
  } catch (error) {
    await traffic.close(servers.map(({ server }) => server));
    throw error;
  }
  const timer = setInterval(renewCertificate, LOOK_AT_CERTIFICATE_MS);
  return {
    port: ports[0]!,
    redirectPort: ports[1] ?? null,
    underWay: traffic.count,
    certificateEnds: () => certificate?.validTo ?? null,
    renewCertificate,
    close: async () => {
      clearInterval(timer);
      await traffic.close(servers.map(({ server }) => server));
    },
  };
}

async function listen(server: Server, port: number, host: string, track: (server: Server) => void): Promise<number> {
  track(server);
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException; // a server that cannot listen says why with it
    const why =
      code === 'EADDRINUSE'
        ? 'something else listens there'
        : code === 'EACCES'
          ? 'ports below 1024 need the right to them: AmbientCapabilities=CAP_NET_BIND_SERVICE, or PORT=8443 behind a redirect'
          : String(error);
    throw new Error(`The server cannot listen on ${host} port ${port}: ${why}`, { cause: error });
  }
  return (server.address() as AddressInfo).port; // a TCP server's address is never a string
}

/** What is open and under way, so that an end can wait for it. */
function createTraffic() {
  const sockets = new Set<Socket>();
  const sessions = new Set<Http2Session>();
  const underWay = new Set<Outgoing>();
  const idle = Promise.withResolvers<void>();
  let isClosing = false;
  return {
    track: (server: Server): void => {
      server.on('connection', (socket: Socket) => {
        sockets.add(socket);
        socket.once('close', () => sockets.delete(socket));
      });
      server.on('session', (session: Http2Session) => {
        sessions.add(session);
        session.once('close', () => sessions.delete(session));
      });
    },
    count: (): number => underWay.size,
    /** Whether a request is still taken. */
    begin: (outgoing: Outgoing): boolean => {
      if (isClosing) return false;
      underWay.add(outgoing);
      outgoing.once('close', () => {
        underWay.delete(outgoing);
        if (isClosing && underWay.size === 0) idle.resolve();
      });
      return true;
    },
    close: async (servers: readonly Server[]): Promise<void> => {
      isClosing = true;
      const closed = servers.filter(({ listening }) => listening).map((server) => once(server, 'close'));
      for (const server of servers) server.close();
      for (const session of sessions) session.close();
      const timer = setTimeout(idle.resolve, DRAIN_MS);
      if (underWay.size > 0) await idle.promise;
      clearTimeout(timer);
      for (const socket of sockets) socket.destroy();
      await Promise.all(closed);
    },
  };
}

function refuseWhileClosing(outgoing: Outgoing): void {
  outgoing.statusCode = 503;
  outgoing.setHeader('retry-after', '5');
  outgoing.end();
}

function redirect(siteUrl: string, incoming: Incoming, outgoing: Outgoing): void {
  incoming.resume();
  outgoing.statusCode = incoming.method === 'GET' || incoming.method === 'HEAD' ? 301 : 308;
  // What is no path (`*`, a whole address as a proxy is asked) leads to the site's first page.
  outgoing.setHeader('location', siteUrl + (incoming.url?.startsWith('/') ? incoming.url : '/'));
  outgoing.setHeader('content-length', 0);
  outgoing.end();
}

/** What an ACME client has left for the authority to look at; tells whether it was that. */
async function answerChallenge(dir: string | undefined, incoming: Incoming, outgoing: Outgoing): Promise<boolean> {
  const token = CHALLENGE.exec(incoming.url ?? '')?.[1];
  if (dir === undefined || token === undefined) return false;
  try {
    const content = await readFile(join(dir, '.well-known/acme-challenge', token));
    outgoing.setHeader('content-type', 'application/octet-stream');
    outgoing.end(content);
  } catch {
    outgoing.statusCode = 404;
    outgoing.end();
  }
  return true;
}

/** Whether a link to an archive is followed: it lies under the name of its bucket. */
function isArchive({ method, url = '' }: Incoming, { archives }: Inside): boolean {
  return method === 'GET' && archives.buckets.some((bucket) => url.startsWith(`/${bucket}/`));
}

/** Streams it from where archives lie, which checks the signature of the link: of the site's own name. */
async function giveArchive(
  siteUrl: string,
  { archives }: Inside,
  incoming: Incoming,
  outgoing: Outgoing,
): Promise<void> {
  const asked = request(archives.endpoint, {
    path: incoming.url,
    headers: { host: new URL(siteUrl).host },
    agent: false,
  }).end();
  const [reply] = (await once(asked, 'response')) as [IncomingMessage]; // what Node says of this event
  outgoing.statusCode = reply.statusCode ?? 502;
  outgoing.setHeader('cache-control', 'no-store');
  outgoing.setHeader('x-content-type-options', 'nosniff');
  for (const name of ['content-type', 'content-length', 'content-disposition']) {
    const value = reply.headers[name];
    if (value !== undefined) outgoing.setHeader(name, value);
  }
  await pipeline(reply, outgoing);
}

function asText(header: string | readonly string[] | undefined): string | undefined {
  return typeof header === 'string' || header === undefined ? header : header.join(',');
}
