import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

const FOLDER = join(import.meta.dirname, '../../.cache/ended');

/** How something ended, and when (ISO 8601); null for what could not be run. */
export interface Remembered {
  readonly held: boolean | null;
  readonly at: string;
}

/** What was written down under this name. */
export function recalled(name: 'steps' | 'guards'): Map<string, Remembered> {
  const file = fileOf(name);
  return new Map(existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as [string, Remembered][]) : []);
}

/** Writes down how these ended now; what was written down of others stays. */
export function remember(name: 'steps' | 'guards', ended: Iterable<readonly [string, boolean | null]>): void {
  const all = recalled(name);
  const at = new Date().toISOString();
  for (const [one, held] of ended) all.set(one, { held, at });
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(fileOf(name), JSON.stringify([...all], null, 1));
}

function fileOf(name: string): string {
  return join(FOLDER, `${name}.json`);
}
