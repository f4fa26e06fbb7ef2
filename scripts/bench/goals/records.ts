import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { REPORT } from '#scripts/conformance/cover.ts';
import { ALL } from '#scripts/mutation/all-guards.ts';
import { recalled } from '#scripts/verify/remembered.ts';
import { recorded } from '../report.ts';
import type { Records, TestsOfFile } from './evaluate.ts';

const ROOT = join(import.meta.dirname, '../../..');
/** Where the tests that were run for the goals alone have left their report. */
export const OWN_REPORT = join(ROOT, '.cache/goals-vitest.json');

interface Report {
  readonly startTime: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly startTime?: number;
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

/** Reads what suites, benches, steps and guards have written down here. */
export function readRecords(): Records {
  const byFile = new Map(
    [...testsIn(REPORT), ...testsIn(OWN_REPORT)].toSorted(([, a], [, b]) => (a.at < b.at ? -1 : 1)),
  );
  const [steps, taken] = [recalled('steps'), recalled('guards')];
  return {
    root: ROOT,
    tests: (file) => byFile.get(file) ?? null,
    bench: recorded,
    step: (name) => steps.get(name) ?? null,
    guards: ALL.map(({ name, test }) => ({ name, test, ended: taken.get(name) ?? null })),
  };
}

function testsIn(file: string): [string, TestsOfFile][] {
  if (!existsSync(file)) return [];
  const { startTime: began, testResults } = JSON.parse(readFileSync(file, 'utf8')) as Report; // as the runner writes it
  return testResults.map(({ name, startTime = began, status, assertionResults: found }) => {
    const count = (wanted: string): number => found.filter((one) => one.status === wanted).length;
    const [passed, failed] = [count('passed'), count('failed')];
    // One that breaks before its tests has none that failed.
    const broke = status === 'failed' && failed === 0 ? 1 : 0;
    const at = new Date(startTime).toISOString();
    return [pathOf(name), { passed, failed: failed + broke, skipped: found.length - passed - failed, at }];
  });
}

/** Within the project, wherever that lies. */
function pathOf(name: string): string {
  return name.startsWith(`${ROOT}/`) ? name.slice(ROOT.length + 1) : name;
}
