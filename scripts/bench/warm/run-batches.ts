import { createRequire } from 'node:module';

/**
 * Answers one event again and again in this process, by each handler in turn, and prints the CPU time of every batch in
 * microseconds a request. Arguments: the event as JSON, the status to expect, the requests of a batch, the bundles.
 */
const BATCHES = 9;
type Handler = (event: unknown, context: object) => Promise<{ statusCode: number }>;

const [event = '{}', status, requests, ...bundles] = process.argv.slice(2);
const requireBundle = createRequire(import.meta.url);
const handlers = bundles.map((bundle) => (requireBundle(bundle) as { handler: Handler }).handler); // our own bundles
const count = Number(requests);

for (const handler of handlers) await batch(handler);
const batches: number[][] = handlers.map(() => []);
for (let round = 0; round < BATCHES; round++) {
  for (const [index, handler] of handlers.entries()) batches[index]!.push(await batch(handler));
}
process.stderr.write(JSON.stringify(batches));

async function batch(handler: Handler): Promise<number> {
  const parsed = JSON.parse(event) as { requestContext: { http: { sourceIp: string } } }; // made by the bench
  const start = process.cpuUsage();
  for (let request = 0; request < count; request++) {
    // Each from another source: a flood of one is counted, and people are not a flood.
    parsed.requestContext.http.sourceIp = `10.0.${request >> 8}.${request & 255}`;
    const { statusCode } = await handler(parsed, { awsRequestId: 'bench', functionName: 'bench' });
    if (statusCode !== Number(status)) throw new Error(`Answered ${statusCode}`);
  }
  const { user, system } = process.cpuUsage(start);
  return (user + system) / count;
}
