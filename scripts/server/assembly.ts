import { spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, statSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import type { StageConfig } from '#infra/config.ts';
import { FUNCTIONS_OUT } from '#scripts/build/functions.ts';
import { ROOT } from '#scripts/local/build.ts';
import { SetupError } from './problems.ts';

const SITE = join(ROOT, 'dist/web');
const PREFIX = 'assembly-';

/**
 * The assembly of this stage and of what is built: the one that was made before where both are the same, else a new
 * one. The public pages name the operator, so it is made on the machine itself; a process of its own gives the memory
 * back. One that runs is left in peace, so a new one can be made beside it.
 */
export async function assemblyFor(stage: StageConfig, cacheDir: string, onWork?: () => void): Promise<string> {
  if (!existsSync(join(SITE, 'index.html')) || !existsSync(FUNCTIONS_OUT)) {
    throw new SetupError(['Nothing is built yet: run `npm run serve -- build` once after each upgrade']);
  }
  const dir = join(cacheDir, `${PREFIX}${digestOf(stage)}`);
  if (existsSync(dir)) return dir;
  onWork?.();
  mkdirSync(cacheDir, { recursive: true });
  const unfinished = `${dir}.new`;
  rmSync(unfinished, { recursive: true, force: true });
  await synthesize(stage, unfinished);
  renameSync(unfinished, dir);
  return dir;
}

/** Removes all assemblies but the one that runs. */
export function removeOtherAssemblies(running: string): void {
  const folder = dirname(running);
  for (const name of readdirSync(folder)) {
    if (name.startsWith(PREFIX) && name !== basename(running)) rmSync(join(folder, name), { recursive: true });
  }
}

async function synthesize(stage: StageConfig, outdir: string): Promise<void> {
  const script = join(import.meta.dirname, 'synthesize.ts');
  const child = spawn(process.execPath, [script, outdir], {
    cwd: ROOT,
    stdio: ['pipe', 'ignore', 'pipe'],
    // The CDK keeps digests of files at home, which for the user of a server is the folder of the data.
    env: { ...process.env, HOME: dirname(outdir) },
  });
  let said = '';
  child.stderr.on('data', (chunk: Buffer) => (said += chunk.toString()));
  child.stdin.end(JSON.stringify(stage));
  await once(child, 'close');
  if (child.exitCode !== 0) throw new Error(`The stacks could not be put together:\n${said.trim()}`);
}

/** Of the stage and of every built file, by name, size and time: a build writes all of them anew. */
function digestOf(stage: StageConfig): string {
  const hash = createHash('sha256').update(JSON.stringify(stage));
  for (const folder of [SITE, FUNCTIONS_OUT]) {
    for (const name of readdirSync(folder, { recursive: true, encoding: 'utf8' }).toSorted()) {
      const { size, mtimeMs } = statSync(join(folder, name));
      hash.update(`\n${name} ${size} ${mtimeMs}`);
    }
  }
  return hash.digest('hex').slice(0, 16);
}
