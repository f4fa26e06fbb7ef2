import { spawnSync } from 'node:child_process';
import { readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { CHECKS } from './checks.ts';
import { ACCESSES, readAccesses, unusedGrants } from './grants.ts';

/*
 * `npm test`: everything there is, one suite after another, all of them even when one fails. The last line adds
 * them up; each check of the sources counts as one test.
 */

interface Totals {
  passed: number;
  failed: number;
  skipped: number;
}

const root = join(import.meta.dirname, '..');
const report = join(root, '.cache/vitest.json');
const totals: Totals = { passed: 0, failed: 0, skipped: 0 };

const STEPS = [
  ...CHECKS,
  ['web build', 'npm run build:web --silent'],
  ['the guards that matter most are missed', 'npm run test:guards --silent -- --core'],
] as const;
for (const [name, command] of STEPS) {
  if (run(name, command)) totals.passed++;
  else totals.failed++;
}

rmSync(report, { force: true });
rmSync(ACCESSES, { force: true });
process.env['TABLE_ACCESSES'] = ACCESSES;
const finished = run('tests', `vitest run --reporter=default --reporter=json --outputFile.json=${report}`);
const counted = readTotals();
totals.passed += counted.passed;
totals.failed += counted.failed;
totals.skipped += counted.skipped;
// A suite that broke before its first test is not counted by the report, but it is no success.
if (!finished && counted.failed === 0) totals.failed++;

const unused = unusedGrants(readAccesses());
for (const grant of unused) console.error(`A right nobody uses: ${grant}; npm run grants writes them anew`);
if (unused.length > 0) totals.failed++;
else totals.passed++;

console.log(`${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
process.exitCode = totals.failed > 0 ? 1 : 0;

function run(name: string, command: string): boolean {
  console.log(`\n— ${name}: ${command}`);
  const started = performance.now();
  const { status } = spawnSync(command, { cwd: root, shell: true, stdio: 'inherit' });
  console.log(`— ${name}: ${status === 0 ? 'ok' : 'FAILED'}, ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return status === 0;
}

function readTotals(): Totals {
  try {
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, numFailedTestSuites } = JSON.parse(
      readFileSync(report, 'utf8'),
    ) as Record<string, number>;
    return {
      passed: numPassedTests ?? 0,
      // A file that breaks before its tests fails as a suite alone.
      failed: numFailedTests || numFailedTestSuites || 0,
      skipped: (numPendingTests ?? 0) + (numTodoTests ?? 0),
    };
  } catch {
    console.error('The tests left no report');
    return { passed: 0, failed: 1, skipped: 0 };
  }
}
