import { execFileSync } from 'node:child_process';
import { createHmac } from 'node:crypto';
import { once } from 'node:events';
import { readFileSync } from 'node:fs';
import { createServer } from 'node:https';
import type { IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { cannedItem } from './canned.ts';

const SIGNATURE = /Signature=[0-9a-f]{64}$/;

export interface StandIn {
  readonly endpoint: string;
  /** The certificate a client must trust. */
  readonly certificate: string;
  stop(): Promise<void>;
}

/**
 * DynamoDB and KMS behind TLS, with canned answers: how long a function takes to start must not depend on a database.
 * `folder` takes the certificate, made for this run. Throws where there is no `openssl`.
 */
export async function startStandIn(folder: string): Promise<StandIn> {
  const [key, certificate] = [join(folder, 'stand-in.key'), join(folder, 'stand-in.crt')];
  makeCertificate(key, certificate);
  const server = createServer({ key: readFileSync(key), cert: readFileSync(certificate) }, (request, response) => {
    // What would be refused by the service is no start of a function: signing is a part of it.
    if (!SIGNATURE.test(String(request.headers.authorization))) response.writeHead(403).end();
    else
      void answer(request).then((body) =>
        response.writeHead(200, { 'content-type': 'application/x-amz-json-1.0' }).end(JSON.stringify(body)),
      );
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo; // a TCP server's address is never a string
  return {
    endpoint: `https://127.0.0.1:${port}`,
    certificate,
    stop: async () => {
      server.closeAllConnections();
      server.close();
      await once(server, 'close');
    },
  };
}

function makeCertificate(key: string, certificate: string): void {
  const curve = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256'];
  const name = ['-subj', '/CN=stand-in', '-addext', 'subjectAltName=IP:127.0.0.1'];
  execFileSync(
    'openssl',
    ['req', '-x509', '-nodes', '-days', '2', ...curve, ...name, '-keyout', key, '-out', certificate],
    { stdio: 'ignore' },
  );
}

interface Asked {
  readonly Key?: Record<string, unknown>;
  readonly Message?: string;
  readonly RequestItems?: Record<string, { Keys: Record<string, unknown>[] }>;
}

async function answer(request: IncomingMessage): Promise<object> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer); // no encoding is set, so chunks are buffers
  const asked = JSON.parse(Buffer.concat(chunks).toString()) as Asked;
  switch (String(request.headers['x-amz-target']).split('.').at(-1)) {
    case 'GenerateMac':
      return { Mac: macOf(asked.Message ?? '') };
    case 'GetItem':
      return { Item: { ...cannedItem, ...asked.Key } };
    case 'BatchGetItem':
      return {
        Responses: Object.fromEntries(
          Object.entries(asked.RequestItems ?? {}).map(([table, { Keys }]) => [
            table,
            Keys.map((key) => ({ ...cannedItem, ...key })),
          ]),
        ),
      };
    default:
      return {};
  }
}

/** What this KMS makes of a message; whoever signs a token for a measured function needs the same. */
export function macOf(message: string): string {
  return createHmac('sha256', 'stand-in').update(message).digest('base64');
}
