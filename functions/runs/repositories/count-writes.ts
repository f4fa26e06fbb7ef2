import type { Write } from '#data/writes.ts';
import { changeRunWrites } from './runs.ts';
import type { Run } from './run.ts';

/** What it takes that a run has so many one-time codes or kiosks more, or fewer. */
export function countWrites(run: Run, counted: 'codes' | 'kiosks', more: number, now: Date): Write[] {
  return changeRunWrites(run, { ...run, [counted]: (run[counted] ?? 0) + more, version: run.version + 1 }, now);
}
