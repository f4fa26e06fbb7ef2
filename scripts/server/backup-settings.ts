import { resolve } from 'node:path';
import * as z from 'zod/mini';
import { s3Storage } from './backup-s3.ts';
import { folderStorage, type BackupStorage } from './backup-storage.ts';

/** Where backups go, as it can be told to another process. */
const StorageSettings = z.union([
  z.object({ folder: z.string() }),
  z.object({
    endpoint: z.string(),
    region: z.string(),
    bucket: z.string(),
    accessKeyId: z.string(),
    secretAccessKey: z.string(),
  }),
]);
export type StorageSettings = z.infer<typeof StorageSettings>;

/** What an operator sets who leaves backups to something else. */
const NONE = 'none';

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
export function storageOf(settings: StorageSettings): BackupStorage {
  return 'folder' in settings ? folderStorage(settings.folder) : s3Storage(settings);
}

/**
 * Where backups lie by a folder, or by `https://host/bucket` with BACKUP_S3_KEY_ID, BACKUP_S3_SECRET and, where it is
 * not `ru-central1`, BACKUP_S3_REGION.
 */
export function storageNamed(place: string, env: Readonly<Record<string, string | undefined>>): StorageSettings {
  if (!/^https?:\/\//.test(place)) return { folder: resolve(place) };
  const { origin, pathname } = new URL(place);
  const bucket = pathname.replaceAll('/', '');
  const { BACKUP_S3_KEY_ID: accessKeyId, BACKUP_S3_SECRET: secretAccessKey, BACKUP_S3_REGION: region } = env;
  if (bucket === '' || !accessKeyId || !secretAccessKey) {
    throw new Error(
      `${place} must name a bucket, https://host/bucket, and BACKUP_S3_KEY_ID and BACKUP_S3_SECRET who writes there`,
    );
  }
  return { endpoint: origin, region: region ?? 'ru-central1', bucket, accessKeyId, secretAccessKey };
}

/** Where and how often the server backs its data up. */
export interface BackupPlan {
  /** As the operator names it. */
  readonly to: string;
  readonly storage: StorageSettings;
  readonly everyMs: number;
  /** How often the log between two backups is added to. */
  readonly logMs: number;
}

/** Where backups go by the settings; null for `none`. Throws where what the place needs is missing. */
export function backupsBy(place: string, env: Readonly<Record<string, string | undefined>>): StorageSettings | null {
  return place === NONE ? null : storageNamed(place, env);
}
