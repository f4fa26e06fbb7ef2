import { once } from 'node:events';
import { createServer, type IncomingHttpHeaders, type RequestListener } from 'node:http';
import { createServer as createSecureServer } from 'node:https';
import type { AddressInfo } from 'node:net';

export interface TestRequest {
  readonly method: string;
  readonly path: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  /** The body as it came, for one that is no text. */
  readonly bytes: Buffer;
  /** Aborted when the caller has gone before an answer. */
  readonly gone: AbortSignal;
}

export interface TestReply {
  readonly status: number;
  readonly headers?: Record<string, string>;
  /** Sent as JSON. */
  readonly body?: unknown;
  /** Sent as it is. */
  readonly text?: string;
  /** The end never comes. */
  readonly unfinished?: boolean;
  /** The connection ends instead of an answer. */
  readonly cut?: boolean;
}

export interface TestServer {
  readonly url: string;
  /** `127.0.0.1:port`. */
  readonly host: string;
  /** All that was asked, in order. */
  readonly requests: TestRequest[];
  /** What is answered; null leaves the caller waiting. */
  answer: (request: TestRequest) => TestReply | null | Promise<TestReply | null>;
  stop(): Promise<void>;
}

/** A server on the loopback that plays an outside service; over TLS where it is given a certificate, on a free port unless one is named. */
export async function serveJson(
  answer: TestServer['answer'] = () => ({ status: 200, body: {} }),
  identity?: { key: string; cert: string },
  port = 0,
): Promise<TestServer> {
  const listener: RequestListener = (incoming, outgoing) => {
    const chunks: Buffer[] = [];
    incoming.on('data', (chunk: Buffer) => chunks.push(chunk));
    const left = new AbortController();
    outgoing.on('close', () => outgoing.writableFinished || left.abort());
    incoming.on('end', async () => {
      const { method = '', url = '', headers } = incoming;
      const bytes = Buffer.concat(chunks);
      const asked = { method, path: url, headers, body: bytes.toString(), bytes, gone: left.signal };
      playing.requests.push(asked);
      const reply = await playing.answer(asked);
      if (!reply) return;
      if (reply.cut) {
        incoming.socket.destroy();
        return;
      }
      outgoing.writeHead(reply.status, { 'content-type': 'application/json; charset=utf-8', ...reply.headers });
      const text = reply.text ?? JSON.stringify(reply.body);
      if (reply.unfinished) outgoing.write(text);
      else outgoing.end(text);
    });
  };
  const server = identity ? createSecureServer(identity, listener) : createServer(listener);
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  const taken = (server.address() as AddressInfo).port; // a TCP server's address is never a string
  const host = `127.0.0.1:${taken}`;
  const playing: TestServer = {
    url: `${identity ? 'https' : 'http'}://${host}`,
    host,
    requests: [],
    answer,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
  return playing;
}
