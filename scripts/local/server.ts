import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { Http2ServerRequest, Http2ServerResponse } from 'node:http2';
import type { AddressInfo } from 'node:net';
import type { Duplex } from 'node:stream';
import type { EdgeResponse } from './gateway.ts';
import type { ViewerRequest } from './edge.ts';

/** Nothing behind takes more than the gateway's 10 MB; a larger body is read no further than this, bytes. */
const MAX_READ_BYTES = 11 * 1024 * 1024;
/** How long closing waits for clients that do not hang up. */
const DRAIN_MS = 3000;

export type Answer = (request: ViewerRequest) => Promise<EdgeResponse>;
/** Takes a request away from the edge by returning true: the development server of the web app does. */
export type Intercept = (request: IncomingMessage, response: ServerResponse) => boolean;

/** Takes over a connection that asks for another protocol: the hot reload of the development server does. */
export type Upgrade = (request: IncomingMessage, socket: Duplex, head: Buffer) => void;

/** The address of this machine that no other machine reaches. */
export const LOOPBACK = '127.0.0.1';
/** Names of it, which open nothing more. */
const OWN = [LOOPBACK, 'localhost'];
/** Addresses that stand for all of this machine's, its loopback among them. */
const EVERY_ADDRESS = ['0.0.0.0', '::'];

interface Listening {
  readonly port: number;
  /** Takes no more connections and waits for the answers under way, but not forever. */
  close(): Promise<void>;
}

interface Handlers {
  readonly answer: Answer;
  readonly intercept?: Intercept;
  readonly upgrade?: Upgrade | undefined;
}

/**
 * Serves HTTP on a port of the loopback and, where it is given, of another address of this machine; port 0 takes a
 * free one. Rejects with a message for people when the port is taken or the address is none.
 */
export async function listen(port: number, host: string | undefined, handlers: Handlers): Promise<Listening> {
  const hosts =
    host && EVERY_ADDRESS.includes(host) ? [host] : [LOOPBACK, ...(host && !OWN.includes(host) ? [host] : [])];
  const servers: Server[] = [];
  const close = async (): Promise<void> => void (await Promise.all(servers.map(closeServer)));
  try {
    let taken = port;
    for (const one of hosts) {
      const server = await open(taken, one, handlers);
      servers.push(server);
      taken = (server.address() as AddressInfo).port; // a TCP server's address is never a string
    }
    return { port: taken, close };
  } catch (error) {
    await close();
    throw error;
  }
}

async function open(port: number, host: string, { answer, intercept, upgrade }: Handlers): Promise<Server> {
  const server = createServer((incoming, outgoing) => {
    if (intercept?.(incoming, outgoing)) return;
    void respond(incoming, outgoing, { answer }).catch(() => outgoing.destroy());
  });
  if (upgrade) server.on('upgrade', upgrade);
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    const { code, syscall } = error as NodeJS.ErrnoException; // a server that cannot listen says why with these
    if (code === 'EADDRINUSE') {
      throw new Error(`Port ${port} is taken. Stop what runs there, or choose another: PORT=${port + 1} npm start`, {
        cause: error,
      });
    }
    if (code === 'EADDRNOTAVAIL' || syscall === 'getaddrinfo') {
      throw new Error(
        `HOST=${host} is no address of this machine. Name one, or 0.0.0.0 for all; without HOST only this machine reaches the product.`,
        { cause: error },
      );
    }
    throw error;
  }
  return server;
}

async function closeServer(server: Server): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  const timer = setTimeout(() => server.closeAllConnections(), DRAIN_MS);
  await closed;
  clearTimeout(timer);
}

/** Answers one request, of HTTP/1.1 or HTTP/2. `sourceIp` is whose it is, where that is not the peer. */
export async function respond(
  incoming: IncomingMessage | Http2ServerRequest,
  outgoing: ServerResponse | Http2ServerResponse,
  { answer, sourceIp }: { readonly answer: Answer; readonly sourceIp?: string },
): Promise<void> {
  const request = await read(incoming);
  const { status, headers, body } = await answer(sourceIp === undefined ? request : { ...request, sourceIp });
  outgoing.statusCode = status;
  for (const [name, value] of Object.entries(headers)) outgoing.setHeader(name, value);
  if (status !== 204 && status !== 304) outgoing.setHeader('content-length', body.length);
  outgoing.end(incoming.method === 'HEAD' ? '' : body);
}

async function read(incoming: IncomingMessage | Http2ServerRequest): Promise<ViewerRequest> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of incoming) {
    const bytes = chunk as Buffer; // no encoding is set, so chunks are buffers
    size += bytes.length;
    // The rest is read and dropped, so that the refusal reaches a client that is still sending.
    if (size <= MAX_READ_BYTES) chunks.push(bytes);
  }
  const url = incoming.url ?? '/';
  const mark = url.indexOf('?');
  // HTTP/2 says the host, and what else is no header, under names that begin with a colon.
  const { ':authority': authority, ...named } = incoming.headers;
  const headers = Object.fromEntries(
    Object.entries({ ...(authority === undefined ? {} : { host: authority }), ...named })
      .filter(([name]) => !name.startsWith(':'))
      .map(([name, value]) => [name, Array.isArray(value) ? value.join(',') : (value ?? '')]),
  );
  return {
    method: incoming.method ?? 'GET',
    path: mark < 0 ? url : url.slice(0, mark),
    query: mark < 0 ? '' : url.slice(mark + 1),
    headers,
    body: Buffer.concat(chunks),
    sourceIp: (incoming.socket.remoteAddress ?? '').replace(/^::ffff:/, ''),
    sourcePort: incoming.socket.remotePort ?? 0,
  };
}
