import { once } from 'node:events';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { EdgeResponse } from './gateway.ts';
import type { ViewerRequest } from './edge.ts';

/** Nothing behind takes more than the gateway's 10 MB; a larger body is read no further than this, bytes. */
const MAX_READ_BYTES = 11 * 1024 * 1024;

export type Answer = (request: ViewerRequest) => Promise<EdgeResponse>;
/** Takes a request away from the edge by returning true: the development server of the web app does. */
export type Intercept = (request: IncomingMessage, response: ServerResponse) => boolean;

/** Serves HTTP on a port; 0 takes a free one. Rejects with a message for people when the port is taken. */
export async function listen(port: number, answer: Answer, intercept: Intercept = () => false): Promise<Server> {
  const server = createServer((incoming, outgoing) => {
    if (intercept(incoming, outgoing)) return;
    void respond(incoming, outgoing, answer).catch(() => outgoing.destroy());
  });
  server.listen(port);
  try {
    await once(server, 'listening');
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EADDRINUSE') {
      throw new Error(`Port ${port} is taken. Stop what runs there, or choose another: PORT=${port + 1} npm start`, {
        cause: error,
      });
    }
    throw error;
  }
  return server;
}

async function respond(incoming: IncomingMessage, outgoing: ServerResponse, answer: Answer): Promise<void> {
  const { status, headers, body } = await answer(await read(incoming));
  outgoing.writeHead(status, {
    ...headers,
    ...(status === 204 || status === 304 ? {} : { 'content-length': body.length }),
  });
  outgoing.end(incoming.method === 'HEAD' ? undefined : body);
}

async function read(incoming: IncomingMessage): Promise<ViewerRequest> {
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
  const headers = Object.fromEntries(
    Object.entries(incoming.headers).map(([name, value]) => [
      name,
      Array.isArray(value) ? value.join(',') : (value ?? ''),
    ]),
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
