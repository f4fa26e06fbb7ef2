import { messageOf } from '#scripts/message-of.ts';
import { HOUR_MS, SECOND_MS } from '#shared/rules/durations.ts';
import { takeBackup } from './backup.ts';
import { startBackups } from './backup-process.ts';
import { storageOf } from './backup-settings.ts';
import type { Beside } from './beside.ts';
import type { Settings } from './config.ts';
import { prepareDataFolder } from './integrity.ts';
import type { Log } from './log.ts';
import { SetupError } from './problems.ts';
import { dropOldRecords } from './stream-retention.ts';

/** Up to a moment so long ago, and not later, everything can be restored: something is wrong. Seconds. */
const STALE_SECONDS = 900;

/** Looks whether the data can be started on, and brings them up to date, which a backup precedes. Throws a SetupError. */
export async function prepareData({ dataDir, backups, keys }: Settings, log: Log): Promise<void> {
  const tell = (message: string): void => log({ level: 'info', message });
  const backUp = async (): Promise<void> => {
    if (!backups) return tell('The data are not backed up before this upgrade: BACKUP_TO is none');
    await takeBackup({ dataDir, storage: storageOf(backups.storage), key: keys.backups });
  };
  try {
    await prepareDataFolder({ dataDir, from: backups?.to, backUp, tell });
  } catch (error) {
    throw new SetupError([messageOf(error)]);
  }
}

/**
 * Backs the data up while the server runs, a whole backup and a log in between, and removes what the stream of the
 * table keeps for longer than a day, which a backup does by itself.
 */
export async function backUpBeside({ dataDir, backups, keys }: Settings, log: Log): Promise<Beside> {
  if (!backups) return dropBeside(dataDir, log);
  const began = Date.now();
  const running = startBackups({
    ...backups,
    dataDir,
    key: keys.backups,
    onTold: (told) => {
      if (told.kind === 'trouble') log({ level: 'error', message: `No backup: ${told.words}` });
      else if (told.kind === 'backup') log({ level: 'info', message: 'Backed up', number: told.number, at: told.at });
    },
  });
  return {
    stop: running.stop,
    check: () => {
      const { restorableTo, trouble } = running.status();
      const since = restorableTo === null ? began : Date.parse(restorableTo);
      const restorableSeconds = Math.max(0, Math.round((Date.now() - since) / SECOND_MS));
      const ok = trouble === null && restorableSeconds < STALE_SECONDS;
      return { name: 'backups', ok, figures: { restorableSeconds } };
    },
  };
}

function dropBeside(dataDir: string, log: Log): Beside {
  const drop = (): void =>
    void dropOldRecords(dataDir, new Date()).catch((error: unknown) =>
      log({ level: 'error', message: `Old records of the stream could not be removed: ${String(error)}` }),
    );
  drop();
  const timer = setInterval(drop, HOUR_MS);
  return { stop: async () => clearInterval(timer) };
}
