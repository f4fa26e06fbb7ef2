import * as z from 'zod/mini';
import { folderStorage, type BackupStorage } from './backup-storage.ts';

/** Where backups go, as it can be told to another process. */
export const StorageSettings = z.object({ folder: z.string() });
export type StorageSettings = z.infer<typeof StorageSettings>;

/** What the process that backs up is told. */
export const WorkerOptions = z.object({
  dataDir: z.string(),
  storage: StorageSettings,
  /** In base64. */
  key: z.string(),
  everyMs: z.number().check(z.gt(0)),
  logMs: z.number().check(z.gt(0)),
});
export type WorkerOptions = z.infer<typeof WorkerOptions>;

/** Opens what the settings name. */
export function storageOf({ folder }: StorageSettings): BackupStorage {
  return folderStorage(folder);
}
