import { existsSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

const ROOT = join(import.meta.dirname, '../..');

/** Where the suites write down which test file has made which kind of request (tests/support/table-requests.ts). */
export const REQUESTS = join(ROOT, '.cache/table-requests.jsonl');

/** A test file, by its path in the project, and the kinds of requests it makes. */
export type KindsByFile = ReadonlyMap<string, ReadonlySet<string>>;

/** Where the last run of all suites has written down how long each test took. */
export const REPORT = join(ROOT, '.cache/vitest.json');
/** Of a file that nobody has timed. */
const USUAL_SECONDS = 3;
/** What each file takes besides its tests: a process of its own loads everything anew. */
const LOADING_SECONDS = 4;

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

interface Report {
  readonly testResults: readonly {
    readonly name: string;
    readonly assertionResults: readonly { readonly duration?: number | null }[];
  }[];
}

/** How many seconds a file is likely to take, by what its tests took in the last run of all suites. */
export function readSeconds(): (file: string) => number {
  const { testResults } = existsSync(REPORT)
    ? (JSON.parse(readFileSync(REPORT, 'utf8')) as Report)
    : { testResults: [] };
  const seconds = new Map(
    testResults.map(({ name, assertionResults: tests }) => [
      relative(ROOT, name),
      tests.reduce((sum, { duration }) => sum + (duration ?? 0), 0) / 1000,
    ]),
  );
  return (file) => LOADING_SECONDS + (seconds.get(file) ?? USUAL_SECONDS);
}

/**
 * Files that together make every kind of request and take little time: again and again the one that adds most in a
 * second to those that were taken, the first of the alphabet where several do.
 */
export function cover(kindsByFile: KindsByFile, seconds: (file: string) => number): string[] {
  const missing = new Set([...kindsByFile.values()].flatMap((kinds) => [...kinds]));
  const taken: string[] = [];
  while (missing.size > 0) {
    const [best] = [...kindsByFile]
      .map(([file, kinds]) => ({ file, adds: [...kinds].filter((kind) => missing.has(kind)) }))
      .map(({ file, adds }) => ({ file, adds, worth: adds.length / seconds(file) }))
      .toSorted((a, b) => b.worth - a.worth || (a.file < b.file ? -1 : 1));
    taken.push(best!.file);
    for (const kind of best!.adds) missing.delete(kind);
  }
  return taken.toSorted();
}
