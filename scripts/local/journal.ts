import {
  closeSync,
  existsSync,
  fsyncSync,
  ftruncateSync,
  fstatSync,
  openSync,
  readFileSync,
  readSync,
  writeSync,
} from 'node:fs';

/** Things told once and kept: one JSON value a line in a file that survives the process, and a power cut. */
export interface Journal {
  /** Throws when it cannot be written, to a full disk say; it is then not in the journal. */
  add(entry: object): void;
  all(): unknown[];
}

const OWNER_ONLY = 0o600;

/** Opens the journal in `file`; a last line that a kill cut short is left out. */
export function openJournal(file: string): Journal {
  const entries = existsSync(file) ? readFileSync(file, 'utf8').split('\n').flatMap(parseLine) : [];
  return {
    add: (entry) => {
      append(file, JSON.stringify(entry));
      entries.push(entry);
    },
    all: () => entries,
  };
}

/** Adds a line, whole or not at all: what went before it stays readable, also behind a line that was cut short. */
function append(file: string, line: string): void {
  const handle = openSync(file, 'a+', OWNER_ONLY);
  const { size } = fstatSync(handle);
  try {
    const bytes = Buffer.from(`${hasOpenEnd(handle, size) ? '\n' : ''}${line}\n`);
    for (let written = 0; written < bytes.length;) written += writeSync(handle, bytes, written);
    fsyncSync(handle);
  } catch (error) {
    ftruncateSync(handle, size);
    throw error;
  } finally {
    closeSync(handle);
  }
}

function hasOpenEnd(handle: number, size: number): boolean {
  const last = Buffer.alloc(1);
  return size > 0 && readSync(handle, last, 0, 1, size - 1) === 1 && last.toString() !== '\n';
}

function parseLine(line: string): unknown[] {
  try {
    return line === '' ? [] : [JSON.parse(line)];
  } catch {
    return [];
  }
}
