import { execFile } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';
import { buildFunctions } from '#scripts/build/functions.ts';
import { median } from '../median.ts';
import { CANNED_ID } from './canned.ts';
import { firstRequests, type FirstRequest } from './requests.ts';
import { startStandIn } from './stand-in.ts';

const PROCESSES = 20;
const NAIVE = 'naive';
const run = promisify(execFile);

/**
 * Milliseconds: loading the bundle; loading plus the first request with its one call to DynamoDB; and the CPU time of
 * the latter, which other programs on the machine cannot blur.
 */
export interface Start {
  readonly load: number;
  readonly total: number;
  readonly cpu: number;
}

interface Contender extends FirstRequest {
  readonly bundle: string;
}

/**
 * Starts every Lambda that has data, and the naive stack, in fresh processes taking turns; gives the medians.
 * Both sides talk TLS to the same stand-in for DynamoDB. `only` some of them, in fewer processes, is quicker.
 */
export async function measureStarts({
  processes = PROCESSES,
  only = undefined as readonly string[] | undefined,
} = {}): Promise<{
  naive: Start;
  functions: Record<string, Start>;
}> {
  const folder = mkdtempSync(join(tmpdir(), 'tonus-bench-'));
  const standIn = await startStandIn(folder);
  try {
    const [contenders, runner] = [await prepare(folder, only), await buildRunner(folder)];
    const environment = {
      ...process.env,
      NODE_EXTRA_CA_CERTS: standIn.certificate,
      DYNAMODB_ENDPOINT: standIn.endpoint,
      KMS_ENDPOINT: standIn.endpoint,
    };
    const starts = new Map(Object.keys(contenders).map((name): [string, Start[]] => [name, []]));
    for (let round = 0; round < processes; round++) {
      for (const [name, { bundle, event, status }] of Object.entries(contenders)) {
        const { stderr } = await run(process.execPath, [runner, bundle, JSON.stringify(event)], { env: environment });
        const seen = JSON.parse(stderr) as Start & { status: number }; // the runner's own line
        if (seen.status !== status) throw new Error(`${name} answered ${seen.status} instead of ${status}`);
        starts.get(name)!.push(seen);
      }
    }
    const { [NAIVE]: naive, ...functions } = Object.fromEntries([...starts].map(([name, all]) => [name, middle(all)]));
    return { naive: naive!, functions };
  } finally {
    await standIn.stop();
    rmSync(folder, { recursive: true });
  }
}

function middle(starts: readonly Start[]): Start {
  const of = (kind: keyof Start): number => median(starts.map((start) => start[kind]));
  return { load: of('load'), total: of('total'), cpu: of('cpu') };
}

async function prepare(folder: string, only: readonly string[] | undefined): Promise<Record<string, Contender>> {
  const requests = Object.fromEntries(
    Object.entries(await firstRequests()).filter(([name]) => only === undefined || only.includes(name)),
  );
  await buildFunctions(Object.keys(requests), { outdir: folder });
  return {
    [NAIVE]: await buildNaive(folder),
    ...Object.fromEntries(
      Object.entries(requests).map(([name, request]) => [name, { ...request, bundle: join(folder, name, 'index.js') }]),
    ),
  };
}

async function buildNaive(folder: string): Promise<Contender> {
  const bundle = join(folder, 'naive.mjs');
  await build({
    entryPoints: [join(import.meta.dirname, '../references/naive.ts')],
    outfile: bundle,
    bundle: true,
    minify: true,
    platform: 'node',
    target: 'node24',
    format: 'esm',
    legalComments: 'none',
    // The usual remedy for CommonJS packages within an ES module bundle.
    banner: { js: "import { createRequire } from 'node:module'; const require = createRequire(import.meta.url);" },
  });
  const { signToken } = (await import(bundle)) as { signToken: () => string }; // built a line above
  const path = `/api/frames/${CANNED_ID}`;
  return {
    bundle,
    event: {
      version: '2.0',
      headers: { authorization: `Bearer ${signToken()}` },
      pathParameters: { id: CANNED_ID },
      rawPath: path,
      requestContext: { http: { method: 'GET', path } },
    },
    status: 200,
  };
}

async function buildRunner(folder: string): Promise<string> {
  const runner = join(folder, 'run-once.mjs');
  await build({
    entryPoints: [join(import.meta.dirname, 'run-once.ts')],
    outfile: runner,
    platform: 'node',
    format: 'esm',
  });
  writeFileSync(join(folder, 'package.json'), '{"type":"commonjs"}\n');
  return runner;
}
