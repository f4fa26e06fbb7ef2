import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Section } from './report.ts';

const FOLDER = join(import.meta.dirname, '../../.cache/benches');

/** What a bench has found when it was last run here. */
export interface Recorded {
  /** ISO 8601. */
  readonly at: string;
  /** Of what machine, and under what load. */
  readonly head: string;
  readonly sections: readonly Section[];
}

/** Keeps what a bench has found, instead of what it had found before. */
export function record(name: string, found: Omit<Recorded, 'at'>): void {
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, `${name}.json`), JSON.stringify({ at: new Date().toISOString(), ...found }, null, 1));
}

/** What a bench has found last; null where it was never run here. */
export function recorded(name: string): Recorded | null {
  const file = join(FOLDER, `${name}.json`);
  return existsSync(file) ? (JSON.parse(readFileSync(file, 'utf8')) as Recorded) : null;
}
