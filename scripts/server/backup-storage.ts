import { createReadStream, createWriteStream, mkdirSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { moveIntoPlace } from '#scripts/local/durable.ts';
import type { Chunks } from './backup-sealing.ts';

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

/** Backups in a folder: another disk, or a mounted one. */
export function folderStorage(folder: string): BackupStorage {
  return {
    place: folder,
    list: () => Promise.resolve(readdirSync(folder).filter((name) => !name.endsWith(PARTIAL))),
    put: async (name, chunks) => {
      mkdirSync(folder, { recursive: true, mode: 0o700 });
      const partial = join(folder, `${name}${PARTIAL}`);
      try {
        await pipeline(chunks, createWriteStream(partial, { mode: OWNER_ONLY, flush: true }));
        moveIntoPlace(partial, join(folder, name));
      } catch (error) {
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
