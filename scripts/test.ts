import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { globSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { CHECKS } from './checks.ts';
import { REPORT, REQUESTS } from './conformance/cover.ts';
import { ACCESSES, readAccesses, unusedGrants } from './grants.ts';
import { dueToday } from './verify/today.ts';

/*
 * `npm test`: all suites, all of them even when something fails. The sources are checked, and the guards of what was
 * changed last taken out, while the site, the functions and the stacks are built, once for all suites; then the suites
 * follow one after another. The last line adds them up; each step before the tests counts as one test.
 *
 * `npm test -- --long` runs the files `*.long.test.ts` as well: walks over everything there is, whole companies played,
 * and of screens what is seldom met. `npm run verify` does so, and with it CI.
 */

interface Totals {
  passed: number;
  failed: number;
  skipped: number;
}

const root = join(import.meta.dirname, '..');
const assembly = join(root, '.cache/e2e-assembly');
const totals: Totals = { passed: 0, failed: 0, skipped: 0 };

const {
  values: { long: withLong, days },
} = parseArgs({ options: { long: { type: 'boolean', default: false }, days: { type: 'string', default: '1' } } });
const LEFT_OUT = (withLong ? notDueToday('tests/e2e/*.long.test.ts') : ['**/*.long.test.ts'])
  .map((files) => `--exclude '${files}'`)
  .join(' ');
/** The projects of vitest.config.ts that are no step of their own in `npm run verify`. */
const SUITES = ['unit', 'api', 'infra', 'browser'].map((name) => `--project ${name}`).join(' ');
const REPORTERS = `--reporter=default --reporter=json --outputFile.json=${REPORT}`;
const GUARDS = [
  'guards of what was changed are missed',
  'npm run test:guards --silent -- --changed --no-control',
] as const;
await Promise.all([
  build().then(count),
  ...[...CHECKS, GUARDS].map(([name, command]) => runAside(name, command).then(count)),
]);

rmSync(REPORT, { force: true });
rmSync(ACCESSES, { force: true });
rmSync(REQUESTS, { force: true });
const finished = await run('tests', `vitest run ${SUITES} ${LEFT_OUT} ${REPORTERS}`, {
  TEST_ASSEMBLY: assembly,
  TABLE_ACCESSES: ACCESSES,
  TABLE_REQUESTS: REQUESTS,
});
const counted = readTotals();
totals.passed += counted.passed;
totals.failed += counted.failed;
totals.skipped += counted.skipped;
// A suite that broke before its first test is not counted by the report, but it is no success.
if (!finished && counted.failed === 0) totals.failed++;

// Only all tests together use all rights.
const unused = withLong ? unusedGrants(readAccesses()) : [];
for (const grant of unused) console.error(`A right nobody uses: ${grant}; npm run grants writes them anew`);
if (withLong) count(unused.length === 0);

console.log(`${totals.passed} passed, ${totals.failed} failed, ${totals.skipped} skipped`);
process.exitCode = totals.failed > 0 ? 1 : 0;

function notDueToday(pattern: string): readonly string[] {
  const all = globSync(pattern, { cwd: root }).toSorted();
  const due = dueToday(all, Number(days));
  return all.filter((file) => !due.includes(file));
}

function count(passed: boolean): void {
  if (passed) totals.passed++;
  else totals.failed++;
}

/** What the browser and the infra suites look at; the stacks contain the site. */
async function build(): Promise<boolean> {
  const site = await runAside('web build', 'npm run build:web --silent');
  return (await runAside('functions and stacks', `cdk synth --quiet --output ${assembly}`)) && site;
}

/** Runs a step beside others: its output is shown in one piece when it ends. */
async function runAside(name: string, command: string): Promise<boolean> {
  const started = performance.now();
  const child = spawn(command, { cwd: root, shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  const hear = (chunk: Buffer): void => void (said += chunk.toString());
  child.stdout.on('data', hear);
  child.stderr.on('data', hear);
  const [code] = (await once(child, 'close')) as [number | null];
  console.log(`\n— ${name}: ${command}\n${said.trim()}`);
  return tell(name, code === 0, started);
}

async function run(name: string, command: string, environment: Record<string, string> = {}): Promise<boolean> {
  console.log(`\n— ${name}: ${command}`);
  const started = performance.now();
  const env = { ...process.env, ...environment };
  const [code] = (await once(spawn(command, { cwd: root, shell: true, stdio: 'inherit', env }), 'close')) as [number];
  return tell(name, code === 0, started);
}

function tell(name: string, passed: boolean, started: number): boolean {
  console.log(`— ${name}: ${passed ? 'ok' : 'FAILED'}, ${((performance.now() - started) / 1000).toFixed(1)} s`);
  return passed;
}

function readTotals(): Totals {
  try {
    const { numPassedTests, numFailedTests, numPendingTests, numTodoTests, numFailedTestSuites } = JSON.parse(
      readFileSync(REPORT, 'utf8'),
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
