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
import { keyring } from '#tests/support/factories.ts';
import { signAccessToken } from '#core/tokens.ts';
import { CANNED_ID, CANNED_PASSWORD, CANNED_TOKEN, cannedItem } from '../cold/canned.ts';
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

/** A hash takes a thousand times as long as the rest: fewer logins do. */
const REQUESTS = 4_000;
const LOGINS = 20;

/** Measures `me`, a public take of ten answers and a login, whose floor is its hash; the two sides by turns in one process. */
export async function measureWarm(): Promise<{ me: Warm; take: Warm; login: Warm }> {
  const folder = mkdtempSync(join(tmpdir(), 'tonus-bench-'));
  try {
    await buildAll(folder);
    const now = new Date();
    const token = await signAccessToken({ userId: CANNED_ID, sessionId: CANNED_ID }, { keyring, epoch: '1', now });
    const period = (JSON.parse(Buffer.from(token.split('.')[0] ?? '', 'base64url').toString()) as { kid: string }).kid; // just signed
    const key = (await keyring.derive(`access-token/1/${period}`)).export().toString('base64');
    const body = {
      answers: cannedItem.questions.L.map(({ M }) => ({
        question_id: M.id.S,
        content: 'Совещания каждый день, на работу нет времени',
      })),
      anonymous_session_id: CANNED_ID,
    };
    const link = { token: CANNED_TOKEN };
    const credentials = { email: cannedItem.email.S, password: CANNED_PASSWORD };
    const bundles = { folder, key };
    return {
      me: await batches({ ...bundles, name: 'auth', event: gatewayEvent(auth.me, { token }), requests: REQUESTS }),
      take: await batches({
        ...bundles,
        name: 'answers',
        event: gatewayEvent(answers.takePublicPoll, { params: link, body }),
        requests: REQUESTS,
      }),
      login: await batches({
        ...bundles,
        name: 'auth',
        event: gatewayEvent(auth.login, { body: credentials }),
        requests: LOGINS,
      }),
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

async function buildAll(folder: string): Promise<void> {
  const shared = {
    ...functionBuild,
    metafile: false,
    outdir: folder,
    plugins: [cannedTable],
  };
  await build({
    ...shared,
    outExtension: { '.js': '.cjs' },
    entryPoints: [
      { in: 'functions/lambdas/auth/handler.ts', out: 'auth' },
      { in: 'functions/lambdas/answers/handler.ts', out: 'answers' },
      { in: 'scripts/bench/references/floor.ts', out: 'floor' },
    ],
  });
  await build({
    ...shared,
    format: 'esm',
    outExtension: { '.js': '.mjs' },
    entryPoints: [{ in: 'scripts/bench/warm/run-batches.ts', out: 'run-batches' }],
  });
}

interface Batches {
  readonly folder: string;
  readonly name: string;
  readonly event: object;
  readonly key: string;
  readonly requests: number;
}

async function batches({ folder, name, event, key, requests }: Batches): Promise<Warm> {
  const bundles = [join(folder, `${name}.cjs`), join(folder, 'floor.cjs')];
  // The log lines are written, as they would be, but nobody reads them: that would take CPU from the measured process.
  const child = spawn(
    process.execPath,
    [join(folder, 'run-batches.mjs'), JSON.stringify(event), '200', String(requests), ...bundles],
    {
      env: { ...process.env, FLOOR_KEY: key },
      stdio: ['ignore', 'ignore', 'pipe'],
    },
  );
  const [said] = await Promise.all([text(child.stderr), once(child, 'exit')]);
  if (child.exitCode !== 0) throw new Error(`The batches of ${name} failed: ${said}`);
  const [ours, floor] = JSON.parse(said) as [number[], number[]]; // one list a bundle
  return { ours: median(ours), floor: median(floor) };
}
