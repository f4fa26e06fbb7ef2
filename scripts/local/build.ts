import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';

export const ROOT = join(import.meta.dirname, '../..');
export const ASSEMBLY = join(ROOT, 'cdk.out');

/** Builds the web app into `dist/web`. Rejects with the tool's own words when that fails. */
export async function buildWeb(): Promise<void> {
  await run('The web build', ['web/build/main.ts']);
}

/** Bundles the functions and synthesizes the stacks into `cdk.out`. Rejects with the tool's own words when that fails. */
export async function synthesize(): Promise<void> {
  await run('cdk synth', ['node_modules/aws-cdk/bin/cdk', 'synth', '--quiet', '--no-notices', '--output', ASSEMBLY], {
    // Nothing here needs the network, and nothing is to be told to anyone.
    CDK_DISABLE_CLI_TELEMETRY: 'true',
  });
}

/** Runs a step and says what it took. */
export async function timed(what: string, step: () => Promise<unknown>): Promise<void> {
  const start = performance.now();
  await step();
  process.stdout.write(`${what}: ${((performance.now() - start) / 1000).toFixed(1)} s\n`);
}

async function run(what: string, args: string[], env: NodeJS.ProcessEnv = {}): Promise<void> {
  const child = spawn(process.execPath, args, {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let said = '';
  const hear = (chunk: Buffer): void => {
    said += chunk.toString();
  };
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  await once(child, 'close');
  if (child.exitCode !== 0) throw new Error(`${what} failed:\n${said.trim()}`);
}
