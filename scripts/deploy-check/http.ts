import { request } from 'node:http';

export interface Sent {
  readonly port: number;
  readonly method: string;
  readonly path: string;
  /** Whom the request is for; the emulator tells its distributions and gateways apart by this. */
  readonly host?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Buffer;
}

export interface Received {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[] | undefined>>;
  readonly text: string;
}

/** One request to this machine under any host name, which fetch does not allow. */
export function send({ port, method, path, host, headers, body }: Sent): Promise<Received> {
  return new Promise((resolve, reject) => {
    const outgoing = request(
      { host: '127.0.0.1', port, method, path, headers: { ...headers, ...(host ? { host } : {}) } },
      (incoming) => {
        const parts: Buffer[] = [];
        incoming.on('data', (part: Buffer) => parts.push(part));
        incoming.on('error', reject);
        incoming.on('end', () =>
          resolve({
            status: incoming.statusCode ?? 0,
            headers: incoming.headers,
            text: Buffer.concat(parts).toString(),
          }),
        );
      },
    );
    outgoing.on('error', reject);
    outgoing.end(body);
  });
}
