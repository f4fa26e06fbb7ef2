import { appendFileSync, existsSync, mkdirSync, renameSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** Takes one line of the log, an object without anything of people in it. */
export type Log = (line: object) => void;

interface LogOptions {
  /** Where files are written besides; without it lines go to `write` alone. */
  readonly dir?: string | undefined;
  readonly write: (text: string) => unknown;
  /** A file that has grown to so many bytes is put aside. */
  readonly maxBytes?: number;
  /** So many are kept beside the one that is written. */
  readonly keep?: number;
}

const MAX_BYTES = 10 * 1024 * 1024;
const KEEP = 9;
/** The file that is written; those put aside have a number before the dot, the youngest 1. */
export const LOG_FILE = 'tonus.jsonl';

/** Writes the log as JSON lines. A file that cannot be written is told of once, and never ends the server. */
export function openLog({ dir, write, maxBytes = MAX_BYTES, keep = KEEP }: LogOptions): Log {
  const toFile = dir === undefined ? undefined : rotatingFile(dir, maxBytes, keep);
  let isTold = false;
  const tell = (line: object): string => `${JSON.stringify({ time: new Date().toISOString(), ...line })}\n`;
  return (line) => {
    const text = tell(line);
    write(text);
    try {
      toFile?.(text);
      isTold = false;
    } catch (error) {
      if (!isTold) write(tell({ level: 'error', message: `The log cannot be written to ${dir}: ${String(error)}` }));
      isTold = true;
    }
  };
}

function rotatingFile(dir: string, maxBytes: number, keep: number): (text: string) => void {
  mkdirSync(dir, { recursive: true });
  const current = join(dir, LOG_FILE);
  const aside = (number: number): string => join(dir, LOG_FILE.replace('.', `.${number}.`));
  let size = existsSync(current) ? statSync(current).size : 0;
  return (text) => {
    if (size > 0 && size + Buffer.byteLength(text) > maxBytes) {
      for (let number = keep - 1; number >= 1; number -= 1) {
        if (existsSync(aside(number))) renameSync(aside(number), aside(number + 1));
      }
      renameSync(current, aside(1));
      size = 0;
    }
    appendFileSync(current, text, { mode: 0o640 });
    size += Buffer.byteLength(text);
  };
}
