import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { remember } from './remembered.ts';
import { STEPS, type Step } from './steps.ts';
import { sumUp, type Ending } from './totals.ts';
import { MINUTE_MS } from '#shared/rules/durations.ts';

/*
 * `npm run verify`: everything that is named in the README, one after another, all of it even when something fails.
 * At its end it repeats what the failed ones said last, and names the tests that failed, so that the end of a long log
 * tells why; the last line sums up.
 */

const ROOT = join(import.meta.dirname, '../..');
/** The last words of a step, in which it says what it has counted, or why it has failed. */
const LAST_WORDS = 4000;
/** How the test runner names a test that has failed. */
const FAILED_TEST = /^ *FAIL +\S.*\n/gm;

interface Run extends Ending {
  readonly failedTests: readonly string[];
}

const lines: string[] = [];
const endings: Ending[] = [];
for (const step of STEPS) {
  const started = performance.now();
  console.log(`\n=== ${step.name}: ${step.command}`);
  const ending = await run(step);
  const minutes = ((performance.now() - started) / MINUTE_MS).toFixed(1);
  const verdict = ending.code === null ? 'skipped' : ending.code === 0 ? 'ok' : 'FAILED';
  const line = `${verdict.padEnd(9)}${step.name.padEnd(22)}${minutes} min`;
  console.log(`=== ${line}`);
  lines.push(line, ...ending.failedTests.map((test) => `         ${test}`));
  endings.push(ending);
  remember('steps', [[step.name, ending.code === null ? null : ending.code === 0]]);
}
for (const [index, { code, said }] of endings.entries()) {
  if (code) console.log(`\n=== ${STEPS[index]!.name} failed, and said at last:\n${said.trim()}`);
}
console.log(`\n${lines.join('\n')}`);
console.log(sumUp(endings));
process.exitCode = endings.some(({ code }) => code !== null && code !== 0) ? 1 : 0;

async function run({ command, needs = [] }: Step): Promise<Run> {
  const missing = needs.filter((program) => spawnSync('which', [program]).status !== 0);
  if (missing.length > 0) {
    console.log(`There is no ${missing.join(', ')} on this machine`);
    return { code: null, said: '', failedTests: [] };
  }
  const child = spawn(command, { cwd: ROOT, shell: true, stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  const failedTests = new Set<string>();
  for (const [from, to] of [
    [child.stdout, process.stdout],
    [child.stderr, process.stderr],
  ] as const) {
    from.setEncoding('utf8').on('data', (chunk: string) => {
      to.write(chunk);
      said = `${said}${chunk}`;
      for (const [test] of stripVTControlCharacters(said).matchAll(FAILED_TEST)) failedTests.add(test.trim());
      said = said.slice(-LAST_WORDS);
    });
  }
  const [code] = (await once(child, 'close')) as [number | null];
  return { code: code ?? 1, said, failedTests: [...failedTests] };
}
