import { once } from 'node:events';
import { createReadStream, createWriteStream, mkdirSync, readdirSync, rmSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { moveIntoPlace } from '#scripts/local/durable.ts';
import type { Chunks } from './backup-sealing.ts';
import { DAY_MS } from '#shared/rules/durations.ts';

/** Where backups lie: names without folders, each a whole or not there. */
export interface BackupStorage {
  /** For people. */
  readonly place: string;
  list(): Promise<string[]>;
  /** Resolves when it is safe there. */
  put(name: string, chunks: Chunks): Promise<void>;
  get(name: string): Chunks;
  remove(name: string): Promise<void>;
}

const PARTIAL = '.partial';
const OWNER_ONLY = 0o600;
/** No backup takes as long. */
const STALE_MS = DAY_MS;

/** Backups in a folder: another disk, or a mounted one. */
export function folderStorage(folder: string): BackupStorage {
  return {
    place: folder,
    list: () => Promise.resolve(readdirSync(folder).filter((name) => !name.endsWith(PARTIAL))),
    put: async (name, chunks) => {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      removeStale(folder);
      const partial = join(folder, `${name}${PARTIAL}`);
      const output = createWriteStream(partial, { mode: OWNER_ONLY, flush: true });
      try {
        await pipeline(chunks, output);
        moveIntoPlace(partial, join(folder, name));
      } catch (error) {
        if (!output.closed) await once(output, 'close').catch(() => undefined);
        rmSync(partial, { force: true });
        throw error;
      }
    },
    get: (name) => createReadStream(join(folder, name)),
    remove: (name) => {
      rmSync(join(folder, name), { force: true });
      return Promise.resolve();
    },
  };
}

/** What a kill has left by half. */
function removeStale(folder: string): void {
  for (const name of readdirSync(folder).filter((one) => one.endsWith(PARTIAL))) {
    const file = join(folder, name);
    const { mtimeMs = Infinity } = statSync(file, { throwIfNoEntry: false }) ?? {};
    if (Date.now() - mtimeMs > STALE_MS) rmSync(file, { force: true });
  }
}
