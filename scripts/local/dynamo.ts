import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdirSync, mkdtempSync, statfsSync } from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { DatabaseSync } from 'node:sqlite';

export interface Dynamo {
  readonly endpoint: string;
  /** Where the data lie. */
  readonly dbPath: string;
  /** Settles when the database has ended, with its last words. */
  readonly died: Promise<string>;
  stop(): Promise<void>;
}

const PACKAGE = `@dynoxide/${process.platform}-${process.arch}`;
const BINARY = join(import.meta.dirname, '../../node_modules', PACKAGE, 'dynoxide');

/**
 * The shell ends the database as soon as its own input closes, which happens however we end, `kill -9` included:
 * an orphan would keep the file and the port. SQLite's log makes the abrupt end safe for committed writes. Data that
 * nobody wants to keep go with it, then too: what the shell says to nobody must not end it before.
 */
const GUARD = `exec 3<&0; "$@" 3<&- </dev/null & db=$!; trap "" PIPE; (cat <&3 >/dev/null; kill -KILL "$db" 2>/dev/null) &
wait "$db"; code=$?; [ -z "$PASSING" ] || rm -rf "$PASSING"; exit "$code"`;

/**
 * The embedded database numbers each record of a stream after a look at all before it, and looks through all of them
 * for what is to be read: after twenty thousand writes it is ten times as slow. With this index it stays as it was.
 * A database in memory cannot be given it, so there is always a file.
 */
const STREAM_INDEX =
  'CREATE INDEX IF NOT EXISTS tonus_stream_order ON _stream_records (table_name, CAST(sequence_number AS INTEGER))';
const LOCK_WAIT_MS = 5000;
/** A folder that Linux keeps in memory. */
const MEMORY = '/dev/shm';
/** The whole suite writes less than one. */
const AMPLE_BYTES = 3 * 2 ** 30;

/**
 * Starts the embedded DynamoDB and waits until it listens. Without `dbPath` the data go when it stops; without `port`
 * a free one is taken. Throws where the platform has no embedded database or the port is taken.
 */
export async function startDynamo(options: { dbPath?: string; port?: number } = {}): Promise<Dynamo> {
  if (!existsSync(BINARY)) {
    throw new Error(
      `There is no embedded database for ${process.platform}-${process.arch} (package ${PACKAGE}). ` +
        'Start DynamoDB Local and point DYNAMODB_ENDPOINT at it, for example http://localhost:8000.',
    );
  }
  const passing = options.dbPath ? null : mkdtempSync(join(passingFolder(), 'tonus-dynamo-'));
  const dbPath = options.dbPath ?? join(passing!, 'tonus.db');
  mkdirSync(dirname(dbPath), { recursive: true });
  const port = options.port ?? (await freePort());
  const args = ['--host', '127.0.0.1', '--port', String(port), '--db-path', dbPath];
  // Detached: Ctrl+C in a terminal must reach only us, so that requests under way still find the database.
  const shell = spawn('/bin/sh', ['-c', GUARD, 'sh', BINARY, ...args], {
    detached: true,
    stdio: 'pipe',
    env: { ...process.env, PASSING: passing ?? '' },
  });
  let said = '';
  const ended = once(shell, 'exit').then(() => {
    shell.stdin.end();
    return said.trim();
  });
  const listening = new Promise<void>((resolve) => {
    const hear = (chunk: Buffer): void => {
      said = `${said}${chunk.toString()}`.slice(-2000);
      if (said.includes('listening on')) resolve();
    };
    shell.stdout.on('data', hear);
    shell.stderr.on('data', hear);
  });
  const early = await Promise.race([listening, ended]);
  if (early !== undefined) throw new Error(`The embedded database did not start on port ${port}: ${early}`);
  const file = new DatabaseSync(dbPath, { timeout: LOCK_WAIT_MS });
  file.exec(STREAM_INDEX);
  file.close();
  return {
    dbPath,
    endpoint: `http://127.0.0.1:${port}`,
    died: ended,
    stop: async () => {
      shell.stdin.end();
      await ended;
    },
  };
}

/**
 * Where data lie that nobody wants to keep: in memory where there is ample, since at each write the database waits
 * for the disk, longer than for all else.
 */
export function passingFolder(): string {
  if (!existsSync(MEMORY)) return tmpdir();
  const { bavail, bsize } = statfsSync(MEMORY);
  return bavail * bsize >= AMPLE_BYTES ? MEMORY : tmpdir();
}

/** A TCP port on the loopback that was free a moment ago. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo; // a TCP server's address is never a string
  probe.close();
  await once(probe, 'close');
  return port;
}
