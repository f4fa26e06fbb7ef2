import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { messageOf } from '#scripts/message-of.ts';
import { listBackups } from './backup.ts';
import { storageNamed, storageOf } from './backup-settings.ts';
import { findKeys } from './find-keys.ts';
import { restore } from './restore.ts';

const USAGE = `npm run restore -- --from FOLDER --into FOLDER [--to TIME] [--with-deleted]
npm run restore -- --from FOLDER --list
  Restores the last state that was kept, or that of a moment, into a new folder and compares everything.
  --from  where the backups lie: a folder, or https://host/bucket (or BACKUP_TO)
  --into  a folder that is empty or not there yet
  --to    the last moment that is wanted, for example 2026-11-30T14:00:00+03:00
  --with-deleted  leaves in whoever was deleted after that moment: where that was a mistake
  --list  tells which backups there are
  The server's keys, which the backups are encrypted with: KEYS_FILE or TONUS_KEYS.`;

try {
  const { values } = parseArgs({
    options: {
      from: { type: 'string' },
      into: { type: 'string' },
      to: { type: 'string' },
      'with-deleted': { type: 'boolean' },
      list: { type: 'boolean' },
    },
  });
  const from = values.from ?? process.env['BACKUP_TO'];
  if (from === undefined || (values.into === undefined && !values.list)) throw new Error(USAGE);
  const [storage, key] = [storageOf(storageNamed(from, process.env)), findKeys(process.env).backups];
  if (values.list) {
    for (const { number, at, line, bytes, schema } of await listBackups(storage, key)) {
      console.log(`${at}  number ${number} of ${line}, ${(bytes / 2 ** 20).toFixed(1)} MB, data version ${schema}`);
    }
  } else {
    const begun = performance.now();
    const { at, items, sequence } = await restore({
      storage,
      key,
      into: resolve(values.into ?? ''),
      to: momentOf(values.to),
      withDeleted: values['with-deleted'],
      tell: (line) => console.log(line),
    });
    const counts = Object.entries(items).map(([table, count]) => `${count} items of ${table}`);
    console.log(
      `Restored and compared: ${counts.join(', ')}, as of ${at.toISOString()} (record ${sequence} of the stream), ` +
        `${((performance.now() - begun) / 1000).toFixed(1)} s. Start the product with DATA_DIR=${resolve(values.into ?? '')}`,
    );
  }
} catch (error) {
  console.error(messageOf(error));
  process.exitCode = 1;
}

function momentOf(text: string | undefined): Date | undefined {
  if (text === undefined) return undefined;
  const moment = new Date(text);
  // A time without a zone would mean another moment on another machine.
  if (Number.isNaN(moment.getTime()) || !/(?:Z|[+-]\d\d:?\d\d)$/.test(text)) {
    throw new Error(`--to ${text} is no moment: give it with its zone, for example 2026-11-30T14:00:00+03:00`);
  }
  return moment;
}
