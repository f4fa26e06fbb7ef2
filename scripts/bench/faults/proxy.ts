import { once } from 'node:events';
import { createServer, request as ask, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as delay } from 'node:timers/promises';

/** A request of the AWS SDK on its way to a service. */
export interface Passing {
  /** As the service calls it: `PutItem`, `GenerateMac`. */
  readonly operation: string;
  readonly body: string;
}

/** What becomes of one request. */
export interface Fault {
  /** The service is not asked; this is what the caller hears: its error's name and HTTP status. */
  readonly refused?: { readonly status: number; readonly error: string };
  /** The service does it, and the caller hears of a failure all the same. */
  readonly replyLost?: true;
  /** How long the reply is held back after the service has done it, milliseconds. */
  readonly heldMilliseconds?: number;
  /** Another reply instead of that of the service; both are JSON. */
  readonly rewritten?: (reply: unknown) => unknown;
}

export interface Proxy {
  readonly endpoint: string;
  /** Requests that came since the last look, refused ones too. */
  takeCount(): number;
  /** How many requests were meddled with. */
  faults(): number;
  stop(): Promise<void>;
}

const JSON_TYPE = 'application/x-amz-json-1.0';

/** Stands between the product and a service of AWS, and does to each request what `meddle` says; null leaves it alone. */
export async function startProxy(target: string, meddle: (passing: Passing) => Fault | null): Promise<Proxy> {
  let [count, faults] = [0, 0];
  const server = createServer((incoming, outgoing) => {
    void pass(incoming).then(
      ({ status, headers, body }) => outgoing.writeHead(status, headers).end(body),
      () => outgoing.destroy(),
    );
  });
  const pass = async (incoming: IncomingMessage): Promise<Reply> => {
    const body = await read(incoming);
    const operation = String(incoming.headers['x-amz-target'] ?? '').replace(/^.*\./, '');
    const fault = meddle({ operation, body: body.toString() });
    count++;
    if (!fault) return forward(target, incoming, body);
    faults++;
    if (fault.refused) return failure(fault.refused.status, fault.refused.error);
    const reply = await forward(target, incoming, body);
    if (fault.heldMilliseconds !== undefined) await delay(fault.heldMilliseconds, undefined, { ref: false });
    if (fault.replyLost) return failure(500, 'InternalServerError');
    if (!fault.rewritten || reply.status !== 200) return reply;
    const text = JSON.stringify(fault.rewritten(JSON.parse(reply.body.toString())));
    return { status: 200, headers: { 'content-type': JSON_TYPE }, body: Buffer.from(text) };
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // a TCP server's address is never a string
  return {
    endpoint: `http://127.0.0.1:${port}`,
    takeCount: () => [count, (count = 0)][0]!,
    faults: () => faults,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

interface Reply {
  readonly status: number;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
}

function failure(status: number, error: string): Reply {
  const body = JSON.stringify({ __type: `com.amazonaws#${error}`, message: 'As the seed has it' });
  return { status, headers: { 'content-type': JSON_TYPE }, body: Buffer.from(body) };
}

async function read(stream: IncomingMessage): Promise<Buffer> {
  const parts: Buffer[] = [];
  for await (const part of stream) parts.push(part as Buffer);
  return Buffer.concat(parts);
}

async function forward(target: string, incoming: IncomingMessage, body: Buffer): Promise<Reply> {
  const { host: _, connection: __, 'content-length': ___, ...headers } = incoming.headers;
  const outgoing = ask(new URL(incoming.url ?? '/', target), {
    method: incoming.method,
    headers: { ...headers, 'content-length': body.length },
  });
  outgoing.end(body);
  const [reply] = (await once(outgoing, 'response')) as [IncomingMessage];
  const text = await read(reply);
  const type = reply.headers['content-type'];
  return { status: reply.statusCode ?? 502, headers: type ? { 'content-type': type } : {}, body: text };
}
