import { serveJson, type TestReply, type TestRequest, type TestServer } from './json-server.ts';

/** What has arrived at a receiver. */
interface Received {
  readonly path: string;
  readonly id: string;
  readonly headers: Record<string, string>;
  readonly body: string;
}

/** A receiver of events, played. */
export interface PlayedReceiver extends TestServer {
  /** Everything that arrived, in its order. */
  readonly received: Received[];
  /** What it answers; 204 unless told otherwise. */
  reply: (got: Received) => TestReply | Promise<TestReply>;
}

/** Starts a receiver of events that keeps what it gets. */
export async function startReceiver(port = 0): Promise<PlayedReceiver> {
  const received: Received[] = [];
  const handle = ({ path, headers, body }: TestRequest): TestReply | Promise<TestReply> => {
    const named = ['webhook-id', 'webhook-timestamp', 'webhook-signature'].map((name) => [
      name,
      String(headers[name] ?? ''),
    ]);
    const got = { path, id: String(headers['webhook-id']), headers: Object.fromEntries(named), body };
    received.push(got);
    return played.reply(got);
  };
  const played: PlayedReceiver = Object.assign(await serveJson(handle, undefined, port), {
    received,
    reply: (): TestReply => ({ status: 200, text: 'ok', headers: { 'content-type': 'text/plain' } }),
  });
  return played;
}
