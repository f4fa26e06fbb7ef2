import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { messageOf } from '#scripts/message-of.ts';
import { takeBackup } from './backup.ts';
import { storageNamed, storageOf } from './backup-settings.ts';
import { findKeys } from './find-keys.ts';

const USAGE = `npm run backup -- --to FOLDER [--data FOLDER]
  Backs the data folder up now, whether or not the product runs on it.
  --to    where backups lie: a folder, or https://host/bucket with BACKUP_S3_KEY_ID and BACKUP_S3_SECRET (or BACKUP_TO)
  --data  the data folder (or DATA_DIR)
  The server's keys, which the backup is encrypted with: KEYS_FILE or TONUS_KEYS.`;

try {
  const { values } = parseArgs({ options: { to: { type: 'string' }, data: { type: 'string' } } });
  const { BACKUP_TO, DATA_DIR } = process.env;
  const [to, dataDir] = [values.to ?? BACKUP_TO, values.data ?? DATA_DIR];
  if (to === undefined || dataDir === undefined) throw new Error(USAGE);
  const begun = performance.now();
  const manifest = await takeBackup({
    dataDir: resolve(dataDir),
    storage: storageOf(storageNamed(to, process.env)),
    key: findKeys(process.env).backups,
    onTrouble: (words) => console.error(words),
  });
  const megabytes = (bytes: number): string => (bytes / 2 ** 20).toFixed(1);
  console.log(
    `Backup ${manifest.number} of ${manifest.at} is finished: ${megabytes(manifest.bytes)} MB, ` +
      `${megabytes(manifest.sealedBytes)} MB compressed and encrypted, ${((performance.now() - begun) / 1000).toFixed(1)} s`,
  );
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}
