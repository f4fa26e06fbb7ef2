import { setTimeout as delay } from 'node:timers/promises';
import { messageOf } from '#scripts/message-of.ts';
import { beginLine, lineOf, takeBackup, type BackupOptions } from './backup.ts';
import { appendToLog, LogBroken, placeAfter, type LogPlace } from './backup-log.ts';
import { namesIn, type Manifest } from './backup-manifest.ts';

interface Loop extends BackupOptions {
  readonly everyMs: number;
  /** How often the log between backups is added to. */
  readonly logMs: number;
  readonly signal: AbortSignal;
  onBackup(manifest: Manifest): void;
  /** Hears of the moment that could be restored by now. */
  onLogged(at: Date): void;
  onTrouble(words: string): void;
}

const TROUBLE_MS = 60_000;

/**
 * Backs up at the start and every so often, and keeps the log in between and to the end, until told to stop. What goes
 * wrong is told and tried again; it never ends the loop, and never removes a backup.
 */
export async function keepBackups(loop: Loop): Promise<void> {
  const { dataDir, everyMs, logMs, signal, now = () => new Date() } = loop;
  let place: LogPlace | null = null;
  // By a clock that nobody sets.
  let due = 0;
  while (!signal.aborted) {
    let pause = logMs;
    try {
      if (place === null || performance.now() >= due) {
        const manifest = await takeBackup(loop);
        due = performance.now() + everyMs;
        loop.onBackup(manifest);
        place ??= placeAfter(await loggedUpTo(loop, manifest));
      } else {
        place = await appendToLog(loop, place);
        loop.onLogged(now());
      }
    } catch (error) {
      loop.onTrouble(messageOf(error));
      if (error instanceof LogBroken) {
        // A line of its own, from a whole backup on, at once.
        beginLine(dataDir);
        place = null;
        continue;
      }
      pause = Math.min(everyMs, TROUBLE_MS);
    }
    await delay(pause, undefined, { signal }).catch(() => undefined);
  }
  if (place === null) return;
  // What is stopped in order, to be moved say, is there to its last change.
  try {
    await appendToLog(loop, place);
    loop.onLogged(now());
  } catch (error) {
    loop.onTrouble(messageOf(error));
  }
}

/** Where the log of before goes on, so that no moment between is lost; else from the backup on. */
async function loggedUpTo({ dataDir, storage }: BackupOptions, { sequence }: Manifest): Promise<number> {
  const line = lineOf(dataDir);
  const logged = (await namesIn(storage)).flatMap((one) => (one.kind === 'log' && one.line === line ? [one.upTo] : []));
  return logged.length === 0 ? sequence : Math.max(...logged);
}
