import { guardsIn } from '../guard.ts';

const BACKUP = 'scripts/server/backup.test.ts';
const DELETIONS = 'scripts/server/deletions.test.ts';
const SEALING = 'scripts/server/backup-sealing.test.ts';
const DURABLE = 'scripts/local/durable.test.ts';

/** What keeps the data of a machine of one's own whole and unread: backups, the log, restoring, stores. */
export const guards = [
  guardsIn('scripts/server/backup-sealing.ts', SEALING, {
    'data folder: a file cut at a chunk is noticed -> missing, moved or added':
      'nonce.writeUInt8([-last ? 1 : 0-]{+0+},',
    'data folder: chunks stay in their order -> missing, moved or added':
      'nonce.writeUInt32BE([-number-]{+0+}, NONCE_BYTES - 5);',
    'data folder: a file is opened under its own name -> missing, moved or added': '`tonus backup [-${label}-]`',
  }),
  guardsIn('scripts/server/restore.ts', BACKUP, {
    'data folder: nothing is written over data -> into an empty folder alone':
      'if ([-existsSync(target) && readdirSync(target).length > 0-]{+false+}) {',
  }),
  guardsIn('scripts/server/restore.ts', DELETIONS, {
    'backups: who was deleted since is deleted again -> brings nobody back':
      '[-await deleteAgain(fresh, await readDeletions(storage, since, key), tell);-]',
  }),
  guardsIn('scripts/server/delete-again.ts', DELETIONS, {
    'backups: no workspace loses its owner by a restore -> an account that would be missed':
      'if ([-others.length > 0-]{+false+}) {',
  }),
  guardsIn('scripts/server/deletions.ts', DELETIONS, {
    'backups: people of a workspace that was deleted are left in -> with its people': 'return [-there-]{+true+}',
  }),
  guardsIn('scripts/server/backup-log.ts', BACKUP, {
    'data folder: a gap in the stream is noticed -> has lost what was not yet logged':
      'if ([-next !== upTo + 1-]{+false+}) throw',
  }),
  guardsIn('scripts/server/backup-loop.ts', BACKUP, {
    'data folder: a server that is stopped in order logs its last changes -> logs what came last':
      '[-if (place === null) return;-]{+return;+}',
  }),
  guardsIn('scripts/server/restore-log.ts', BACKUP, {
    'data folder: a piece that is missing ends the log -> not followed over a gap':
      'if ([-after > sequence || -]upTo < sequence) {',
    'data folder: numbers of the stream go on -> leads to any of its moments':
      '[-await replaceStream(join(folder, DATABASE_FILE), added, backup.sequence);-]',
  }),
  guardsIn('scripts/server/backup-snapshot.ts', BACKUP, {
    'data folder: an object that goes meanwhile is left to the backup -> removed right after':
      '[-for (const path of pathsIn(held)) keep(path, join(held, path));-]',
  }),
  guardsIn('scripts/server/backup-retention.ts', 'scripts/server/backup-retention.test.ts', {
    'data folder: the last backup stays -> the last one of the line': '[-...(newest ? [newest] : []),-]',
    'data folder: the moments before a start stay -> the first of an hour as well':
      '[-...firstOfEach(past.toReversed(), HOUR_MS, hours),-]',
  }),
  guardsIn('scripts/server/stream-retention.ts', 'scripts/server/stream-retention.test.ts', {
    'data folder: what a reader has not passed stays -> numbers go on':
      '[- AND CAST(sequence_number AS INTEGER) <= :passed-]{+ AND :passed >= 0+}',
  }),
  guardsIn('scripts/server/versions.ts', 'scripts/server/versions.test.ts', {
    'data folder: no older product on newer data -> one of a newer product': 'if ([-version > newest-]{+false+}) {',
    'data folder: a backup before an upgrade -> where the backup before it fails': '[-await backUp();-]',
  }),
  guardsIn('scripts/local/journal.ts', DURABLE, {
    'data folder: a line that was cut short spoils no other -> that a kill has cut short':
      "[-${hasOpenEnd(handle, size) ? '\\n' : ''}-]${line}",
  }),
];
