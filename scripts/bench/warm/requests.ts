import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { build, type Plugin } from 'esbuild';
import { functionBuild } from '#scripts/build/functions.ts';
import { answers } from '#shared/contract/answers.ts';
import { auth } from '#shared/contract/auth.ts';
import { gatewayEvent } from '#tests/support/api.ts';
import { keyring } from '#tests/support/given.ts';
import { signAccessToken } from '#core/tokens.ts';
import { CANNED_ID, CANNED_TOKEN, cannedItem } from '../cold/canned.ts';
import { median } from '../median.ts';

/** CPU time of one request without its database, in microseconds: ours, and one written by hand. */
export interface Warm {
  readonly ours: number;
  readonly floor: number;
}

/** Replaces the table by the canned one; the rest of a function is what is deployed. */
const cannedTable: Plugin = {
  name: 'canned-table',
  setup(esbuild) {
    esbuild.onResolve({ filter: /\/table\.ts$/ }, () => ({ path: join(import.meta.dirname, 'canned-table.ts') }));
  },
};

/** Measures `me` and a public take of ten answers, each handler in turn within one process. */
export async function measureWarm(): Promise<{ me: Warm; take: Warm }> {
  const folder = mkdtempSync(join(tmpdir(), 'tonus-bench-'));
  try {
    await buildAll(folder);
    const now = new Date();
    const token = await signAccessToken({ userId: CANNED_ID, sessionId: CANNED_ID }, { keyring, epoch: '1', now });
    const period = (JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()) as { kid: string }).kid; // just signed
    const key = (await keyring.derive(`access-token/1/${period}`)).export().toString('base64');
    const body = { answers: cannedItem.questions.L.map(({ M }) => ({ question_id: M.id.S, content: 'Совещания каждый день, на работу нет времени' })) };
    return {
      me: await batches(folder, 'auth', gatewayEvent(auth.me, { token }), key),
      take: await batches(folder, 'answers', gatewayEvent(answers.takePublicPoll, { params: { token: CANNED_TOKEN }, body }), key),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function buildAll(folder: string): Promise<void> {
  const shared = { ...functionBuild, metafile: false, outdir: folder, plugins: [cannedTable, ...functionBuild.plugins] };
  await build({
    ...shared,
    outExtension: { '.js': '.cjs' },
    entryPoints: [
      { in: 'functions/auth/handler.ts', out: 'auth' },
      { in: 'functions/answers/handler.ts', out: 'answers' },
      { in: 'scripts/bench/references/floor.ts', out: 'floor' },
    ],
  });
  await build({ ...shared, format: 'esm', outExtension: { '.js': '.mjs' }, entryPoints: [{ in: 'scripts/bench/warm/run-batches.ts', out: 'run-batches' }] });
}

async function batches(folder: string, name: string, event: object, key: string): Promise<Warm> {
  const bundles = [join(folder, `${name}.cjs`), join(folder, 'floor.cjs')];
  // The log lines are written, as they would be, but nobody reads them: that would take CPU from the measured process.
  const child = spawn(process.execPath, [join(folder, 'run-batches.mjs'), JSON.stringify(event), '200', ...bundles], {
    env: { ...process.env, FLOOR_KEY: key },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  const [said] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  if (child.exitCode !== 0) throw new Error(`The batches of ${name} failed: ${said}`);
  const [ours, floor] = JSON.parse(said) as [number[], number[]]; // one list a bundle
  return { ours: median(ours), floor: median(floor) };
}
