import { appendFileSync, existsSync, readFileSync } from 'node:fs';

/** Things told once and kept: one JSON value a line in a file that survives the process. */
export interface Journal {
  add(entry: object): void;
  all(): unknown[];
}

/** Opens the journal in `file`; a last line that a kill cut short is left out. */
export function openJournal(file: string): Journal {
  const entries = existsSync(file) ? readFileSync(file, 'utf8').split('\n').flatMap(parseLine) : [];
  return {
    add: (entry) => {
      entries.push(entry);
      appendFileSync(file, `${JSON.stringify(entry)}\n`, { mode: 0o600 });
    },
    all: () => entries,
  };
}

function parseLine(line: string): unknown[] {
  try {
    return line === '' ? [] : [JSON.parse(line)];
  } catch {
    return [];
  }
}
