import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { setTimeout as delay } from 'node:timers/promises';
import type { StorageSettings, WorkerOptions } from './backup-settings.ts';

/** What the process that backs up tells. */
export type Told =
  | { readonly kind: 'backup'; readonly at: string; readonly number: number; readonly sealedBytes: number }
  | { readonly kind: 'logged'; readonly at: string }
  | { readonly kind: 'trouble'; readonly words: string };

/** How backups stand. */
export interface BackupStatus {
  /** The moment of the last finished one since the start. */
  readonly lastBackup: string | null;
  /** Up to this moment everything can be restored. */
  readonly restorableTo: string | null;
  /** What went wrong since then, in words. */
  readonly trouble: string | null;
}

export interface Backups {
  status(): BackupStatus;
  /** Gives a backup under way a few seconds to end. */
  stop(): Promise<void>;
}

interface Options {
  readonly dataDir: string;
  readonly storage: StorageSettings;
  readonly key: Uint8Array;
  readonly everyMs: number;
  readonly logMs: number;
  /** Hears of everything that is told. */
  readonly onTold?: (told: Told) => void;
}

type Child = ChildProcessByStdio<Writable, Readable, null>;

const RESTART_MS = 5000;

/**
 * Backs up in a process of its own, which never stands in the way of a request, and is started anew when it ends. The
 * key goes through a pipe: neither the list of processes nor the environment shows it.
 */
export function startBackups({ dataDir, storage, key, everyMs, logMs, onTold }: Options): Backups {
  const stopped = new AbortController();
  let status: BackupStatus = { lastBackup: null, restorableTo: null, trouble: null };
  let child: Child | undefined;
  const hear = (told: Told): void => {
    if (told.kind === 'trouble') status = { ...status, trouble: told.words };
    else if (told.kind === 'logged') status = { ...status, restorableTo: told.at, trouble: null };
    else status = { lastBackup: told.at, restorableTo: told.at, trouble: null };
    onTold?.(told);
  };
  const settings: WorkerOptions = { dataDir, storage, key: Buffer.from(key).toString('base64'), everyMs, logMs };
  const run = async (): Promise<void> => {
    while (!stopped.signal.aborted) {
      child = spawn(process.execPath, [join(import.meta.dirname, 'backup-worker.ts')], {
        stdio: ['pipe', 'pipe', 'inherit'],
      });
      child.stdin.on('error', () => undefined);
      child.stdin.write(`${JSON.stringify(settings)}\n`);
      const exit = once(child, 'exit');
      for await (const line of createInterface({ input: child.stdout })) hear(JSON.parse(line) as Told); // our own process tells nothing else
      await exit;
      if (stopped.signal.aborted) return;
      hear({ kind: 'trouble', words: 'The process that backs up has ended; it is started again' });
      await delay(RESTART_MS, undefined, { signal: stopped.signal }).catch(() => undefined);
    }
  };
  const running = run();
  return {
    status: () => status,
    stop: async () => {
      stopped.abort();
      child?.stdin.end();
      await running;
    },
  };
}
