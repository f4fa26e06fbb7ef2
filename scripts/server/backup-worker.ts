import { setPriority } from 'node:os';
import { keepBackups } from './backup-loop.ts';
import type { Told } from './backup-process.ts';
import { storageOf, WorkerOptions } from './backup-settings.ts';
import { dropOldRecords } from './stream-retention.ts';

/** Asks for the processor after the product does. */
const NICE = 10;
/** How long a backup under way may still take when the product stops; then it is given up, and nothing of it counts. */
const LAST_MS = 5000;

/**
 * The process that backs up: it is given its settings, the key among them, as the first line of its input, tells what
 * it does a line at a time, and ends when the input does.
 */
setPriority(NICE);
const tell = (told: Told): boolean => process.stdout.write(`${JSON.stringify(told)}\n`);
const ended = new AbortController();
let begun = false;
let input = '';
process.stdin.on('data', (chunk: Buffer) => {
  input += chunk.toString();
  const end = input.indexOf('\n');
  if (begun || end < 0) return;
  begun = true;
  const { dataDir, storage, key, everyMs, logMs } = WorkerOptions.parse(JSON.parse(input.slice(0, end)));
  void keepBackups({
    dataDir,
    storage: storageOf(storage),
    key: Buffer.from(key, 'base64'),
    everyMs,
    logMs,
    signal: ended.signal,
    onBackup: ({ at, number, sealedBytes }) => {
      tell({ kind: 'backup', at, number, sealedBytes });
      dropOldRecords(dataDir, new Date()).catch((error: unknown) => tell({ kind: 'trouble', words: String(error) }));
    },
    onLogged: (at) => void tell({ kind: 'logged', at: at.toISOString() }),
    onTrouble: (words) => void tell({ kind: 'trouble', words }),
  }).then(() => process.exit(0));
});
process.stdin.on('end', () => {
  ended.abort();
  if (!begun) process.exit(0);
  setTimeout(() => process.exit(0), LAST_MS);
});
// A terminal and systemd tell every process of the product to stop; this one stops when its parent has.
process.on('SIGINT', () => undefined).on('SIGTERM', () => undefined);
