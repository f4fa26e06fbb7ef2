import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/** Where the suites write down which test file has made which kind of request (tests/support/table-requests.ts). */
export const REQUESTS = join(ROOT, '.cache/table-requests.jsonl');

/** A test file, by its path in the project, and the kinds of requests it makes. */
export type KindsByFile = ReadonlyMap<string, ReadonlySet<string>>;

/** What the last run of all suites has written down of the files that are still there; empty where there was none. */
export function readKinds(): KindsByFile {
  const lines = existsSync(REQUESTS) ? readFileSync(REQUESTS, 'utf8').trimEnd().split('\n') : [];
  const kinds = new Map<string, Set<string>>();
  for (const line of lines) {
    const [file, kind] = JSON.parse(line) as [string, string];
    if (existsSync(join(ROOT, file))) kinds.set(file, (kinds.get(file) ?? new Set()).add(kind));
  }
  return kinds;
}

/**
 * Few files that together make every kind of request: again and again the one that adds most to those that were taken,
 * the first of the alphabet where several do.
 */
export function cover(kindsByFile: KindsByFile): string[] {
  const missing = new Set([...kindsByFile.values()].flatMap((kinds) => [...kinds]));
  const taken: string[] = [];
  while (missing.size > 0) {
    const [best] = [...kindsByFile]
      .map(([file, kinds]) => ({ file, adds: [...kinds].filter((kind) => missing.has(kind)) }))
      .toSorted((a, b) => b.adds.length - a.adds.length || (a.file < b.file ? -1 : 1));
    taken.push(best!.file);
    for (const kind of best!.adds) missing.delete(kind);
  }
  return taken.toSorted();
}
