import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { peakBytesOf } from '../peak-memory.ts';
import { processorMsOf } from '../processor-time.ts';

const ROOT = join(import.meta.dirname, '../../..');
const START_SECONDS = 180;
const POLL_MILLISECONDS = 100;

/** How `npm start` says where it listens, at the end of a line. */
const STARTED = / at http:\/\/localhost:(\d+)$/m;

/** A server in a process of its own. */
export interface Child {
  readonly pid: number;
  readonly port: number;
  /** The most memory it has ever held, bytes, with that of the processes it has started and that are still there. */
  peakBytes(): number;
  /** What it has used of processors so far, milliseconds: itself, and the processes it has started, the database. */
  processorMs(): { readonly own: number; readonly database: number };
  stop(): Promise<void>;
}

/**
 * Starts a script that says on which port it listens, by words that `listening` finds. What it prints goes to a file:
 * a log that nobody reads is still a log that is written. Throws with its last words when it does not start.
 */
export async function startChild(
  script: string,
  log: string,
  env: Readonly<Record<string, string>>,
  listening = STARTED,
): Promise<Child> {
  const file = openSync(log, 'w');
  const child = spawn(process.execPath, [script], {
    cwd: ROOT,
    env: { ...process.env, ...env },
    stdio: ['ignore', file, file],
  });
  const ended = once(child, 'exit');
  const deadline = Date.now() + START_SECONDS * 1000;
  for (;;) {
    const said = readFileSync(log, 'utf8');
    const port = listening.exec(said)?.[1];
    if (port) {
      return {
        pid: child.pid!,
        port: Number(port),
        // It has started, so it has a number.
        peakBytes: () => sumOf(treeOf(child.pid!), peakBytesOf),
        processorMs: () => {
          const [own, ...started] = treeOf(child.pid!);
          return { own: processorMsOf(own), database: sumOf(started, processorMsOf) };
        },
        stop: async () => void (child.kill('SIGTERM') && (await ended)),
      };
    }
    if (child.exitCode !== null || Date.now() > deadline) {
      child.kill('SIGKILL');
      throw new Error(`${script} did not start: ${said.slice(-2000)}`);
    }
    await delay(POLL_MILLISECONDS);
  }
}

/** A process and all that it has started; elsewhere than on Linux there is no `/proc`, and no such loopback addresses. */
export function treeOf(pid: number): [number, ...number[]] {
  const children = readdirSync(`/proc/${pid}/task`).flatMap((thread) =>
    readFileSync(`/proc/${pid}/task/${thread}/children`, 'utf8').split(' ').filter(Boolean).map(Number),
  );
  return [pid, ...children.flatMap(treeOf)];
}

function sumOf(pids: readonly number[], of: (pid: number) => number): number {
  return pids.reduce((sum, pid) => sum + of(pid), 0);
}
