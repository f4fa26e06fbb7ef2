import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';

/**
 * Loads one bundle in this fresh process the way Lambda's runtime does (`.mjs` by import, the rest by require), lets
 * it answer one event and prints how long both took. Arguments: the bundle, the event as JSON.
 */
const [bundle = '', event = '{}'] = process.argv.slice(2);
const requireBundle = createRequire(bundle);
const [start, used] = [performance.now(), process.cpuUsage()];
const { handler } = bundle.endsWith('.mjs') ? await import(pathToFileURL(bundle).href) : requireBundle(bundle);
const loaded = performance.now();
const result = await handler(JSON.parse(event), {
  awsRequestId: 'bench',
  functionName: 'bench',
  getRemainingTimeInMillis: () => 10_000,
});
const answered = performance.now();
const { user, system } = process.cpuUsage(used);
const times = { load: loaded - start, total: answered - start, cpu: (user + system) / 1000 };
process.stderr.write(JSON.stringify({ ...times, status: result?.statusCode ?? 200 }));
process.exit(0);
