import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { DatabaseSync } from 'node:sqlite';
import { DATABASE_FILE } from '#scripts/local/runtime.ts';
import { OBJECTS } from '#scripts/local/s3.ts';
import { appendToLog, placeAfter } from '#scripts/server/backup-log.ts';
import { folderStorage } from '#scripts/server/backup-storage.ts';
import { takeBackup } from '#scripts/server/backup.ts';
import { restore } from '#scripts/server/restore.ts';

/** What the load had been told when a moment came: the greatest number of each word. */
type Acknowledged = Readonly<Record<'made' | 'accepted' | 'removing', number>>;

/** How a rehearsal is played. */
interface Play {
  readonly folder: string;
  /** Backups, and pieces of the log after each of them. */
  readonly backups: number;
  readonly pieces: number;
  /** A number from 0 up to 1, the next of a seed. */
  random(): number;
}

const MAX_WAIT_MS = 250;

/**
 * Backs a folder up while it is written to, kills all that writes at a moment of chance, restores, and returns what is
 * not as it has to be: nothing.
 */
export async function rehearseKill({ folder, backups, pieces, random }: Play): Promise<string[]> {
  const [dataDir, kept, into] = ['data', 'backups', 'restored'].map((name) => join(folder, name)) as [
    string,
    string,
    string,
  ];
  mkdirSync(kept, { recursive: true });
  const load = startLoad(dataDir);
  await load.ready;
  const options = { dataDir, storage: folderStorage(kept), key: Buffer.alloc(32, 7) };
  const wait = (): Promise<unknown> => new Promise((resolve) => void setTimeout(resolve, random() * MAX_WAIT_MS));
  let safe = load.acknowledged();
  for (let backup = 0; backup < backups; backup++) {
    await wait();
    safe = load.acknowledged();
    const { sequence } = await takeBackup(options);
    let place = placeAfter(sequence);
    for (let piece = 0; piece < pieces; piece++) {
      await wait();
      safe = load.acknowledged();
      place = await appendToLog(options, place);
    }
  }
  // Another backup is under way, or not yet.
  const begun = load.acknowledged();
  const under = random() < 0.5 ? takeBackup(options) : Promise.reject(new Error('none'));
  const finished = under.then(
    () => true,
    () => false,
  );
  await wait();
  const atKill = load.acknowledged();
  await load.kill();
  if (await finished) safe = begun;
  await restore({ ...options, into });
  return faultsOf(into, safe, atKill);
}

function startLoad(dataDir: string) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'backup-load.ts'), dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const reached = { made: 0, accepted: 0, removing: 0, ready: -1 };
  const ready = Promise.withResolvers<void>();
  createInterface({ input: child.stdout }).on('line', (line) => {
    const [word, number] = line.split(' ') as [keyof typeof reached, string];
    reached[word] = Number(number);
    if (word === 'accepted' && reached.made > 0) ready.resolve();
  });
  return {
    ready: ready.promise,
    acknowledged: (): Acknowledged => ({ ...reached }),
    kill: async () => {
      child.kill('SIGKILL');
      await once(child, 'exit');
    },
  };
}

/** Compares a restored folder with what was acknowledged before its backup, and with itself. */
function faultsOf(folder: string, safe: Acknowledged, atKill: Acknowledged): string[] {
  const database = new DatabaseSync(join(folder, DATABASE_FILE));
  const keys = database.prepare('SELECT item_json FROM tonus').all();
  database.close();
  const found = new Set(
    keys.map(({ item_json: text }) => {
      const { pk, sk } = JSON.parse(String(text)) as Record<'pk' | 'sk', { S: string }>; // as the load writes them
      return `${pk.S} ${sk.S}`;
    }),
  );
  const faults: string[] = [];
  for (let number = 1; number <= atKill.made + 1; number++) {
    const halves = ['a', 'b'].filter((half) => found.has(`thing-${number} ${half}`)).length;
    if (halves === 1) faults.push(`half of thing ${number}`);
    // A removal that had begun may be in the backup.
    if (halves === 0 && number <= safe.made && number > atKill.removing) faults.push(`thing ${number} is lost`);
    if (halves === 2 && objectOf(folder, number) !== String(number).repeat(1000)) faults.push(`no object ${number}`);
  }
  const place = Number((jsonOf(join(folder, 'streams.json')) as { reader?: string }).reader ?? 0);
  const queue = Object.values(jsonOf(join(folder, 'queues', 'slow.json')) as Record<string, { body: string }>);
  const waiting = new Set(queue.map(({ body }) => Number(body)));
  for (let number = 1; number <= Math.max(safe.accepted, place); number++) {
    if (!found.has(`job-${number} -`)) faults.push(`job ${number} is lost`);
    const comes = waiting.has(number) || number > place;
    if (!comes && !found.has(`done-${number} -`)) faults.push(`job ${number} is never done`);
  }
  return faults;
}

function objectOf(folder: string, number: number): string | null {
  const file = join(folder, OBJECTS, 'bucket', `${number}.zip`);
  return existsSync(file) ? readFileSync(file, 'utf8') : null;
}

function jsonOf(file: string): unknown {
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}
