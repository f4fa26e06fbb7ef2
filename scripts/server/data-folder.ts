import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { DATABASE_FILE, ENDPOINT_FILE } from '#scripts/local/runtime.ts';
import type { Keys } from './keys.ts';
import { SetupError } from './problems.ts';
import { createSeal } from './sealed.ts';

/** Tells whether keys are those of the data: a text that they have sealed. */
const KEYS_CHECK_FILE = 'keys-check';
const TEXT = 'tonus';

/**
 * Refuses data that other keys belong to: nothing that is sealed would open, and what is written from then on would
 * belong to neither. Marks a new folder as one of these keys.
 */
export function requireOwnKeys(dataDir: string, { kms }: Keys): void {
  const seal = createSeal(kms, 'keys-check');
  const file = join(dataDir, KEYS_CHECK_FILE);
  if (existsSync(join(dataDir, 'kms-keys.json'))) {
    throw new SetupError([
      `DATA_DIR ${dataDir} is that of npm start, which keeps its keys in there: name another folder`,
    ]);
  }
  if (!existsSync(file)) {
    if (existsSync(join(dataDir, DATABASE_FILE))) {
      throw new SetupError([
        `DATA_DIR ${dataDir} holds a database, but no file ${KEYS_CHECK_FILE}: it is no whole copy`,
      ]);
    }
    writeFileSync(file, seal.close(TEXT), { mode: 0o600 });
    return;
  }
  try {
    seal.open(readFileSync(file, 'utf8'));
  } catch {
    throw new SetupError([`The keys are not those of the data in ${dataDir}: give the server the keys it had before`]);
  }
}

const PROBE_MS = 2000;

/** Refuses data that another server runs on: two databases over one file would spoil it, and each job be done twice. */
export async function requireAlone(dataDir: string): Promise<void> {
  const file = join(dataDir, ENDPOINT_FILE);
  if (!existsSync(file)) return;
  const isAnswered = await fetch(readFileSync(file, 'utf8').trim(), { signal: AbortSignal.timeout(PROBE_MS) }).then(
    () => true,
    // Left behind by a server that was killed.
    () => false,
  );
  if (isAnswered) throw new SetupError([`Another server runs on the data in ${dataDir}: stop it first`]);
}
