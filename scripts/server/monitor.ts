import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Check } from './health.ts';

interface MonitorOptions {
  readonly host: string;
  readonly port: number;
  check(): Promise<readonly Check[]>;
  metrics(): Promise<{ readonly contentType: string; readonly text: string }>;
}

/** Answers those who watch the server, on an address that the world does not reach: /health, /ready, /metrics. */
export async function startMonitor({ host, port, check, metrics }: MonitorOptions) {
  const answers: Readonly<Record<string, () => Promise<{ status: number; type: string; body: string }>>> = {
    '/health': async () => json(200, { status: 'ok' }),
    '/ready': async () => {
      const checks = await check();
      const isReady = checks.every(({ ok }) => ok);
      return json(isReady ? 200 : 503, { ready: isReady, checks });
    },
    '/metrics': async () => {
      const { contentType, text } = await metrics();
      return { status: 200, type: contentType, body: text };
    },
  };
  const server = createServer((request, response) => {
    const answer = answers[request.url ?? ''] ?? (async () => json(404, { message: 'Not Found' }));
    answer().then(
      ({ status, type, body }) => response.writeHead(status, { 'content-type': type }).end(body),
      (error: unknown) => response.writeHead(500).end(String(error)),
    );
  });
  server.listen(port, host);
  try {
    await once(server, 'listening');
  } catch (error) {
    throw new Error(`MONITOR_HOST ${host} port ${port} cannot be listened on: ${String(error)}`, { cause: error });
  }
  return {
    port: (server.address() as AddressInfo).port, // a TCP server's address is never a string
    close: async (): Promise<void> => {
      const closed = once(server, 'close');
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

function json(status: number, value: object) {
  return { status, type: 'application/json', body: `${JSON.stringify(value)}\n` };
}
