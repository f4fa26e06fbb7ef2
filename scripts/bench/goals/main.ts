import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { STEPS } from '#scripts/verify/steps.ts';
import { recorded } from '../report.ts';
import { evaluate, type Finding, type Records } from './evaluate.ts';
import type { Goal, Proof } from './proofs.ts';
import { OWN_REPORT, readRecords } from './records.ts';
import { RELIABILITY } from './reliability.ts';
import { SECURITY } from './security.ts';

/*
 * `npm run bench:goals`: every goal of reliability and security, by what it is proved here, and what was found when that
 * was run last. What has no result of today is run first, what takes an hour excepted; with `--recorded` nothing is.
 * Fails where a proof does not exist, does not hold, or was never run.
 */

const ROOT = join(import.meta.dirname, '../../..');
/** What takes an hour, or counts by the clock: its last result counts, whatever the day, and none is no failure. */
const BY_NAME = ['soak', 'login'];
const COMMANDS: Readonly<Record<string, string>> = {
  load: 'npm run bench:load --silent -- --truths',
  faults: 'npm run bench:faults --silent',
};

const {
  values: { recorded: onlyRecorded },
} = parseArgs({ options: { recorded: { type: 'boolean', default: false } } });
const GOALS: readonly Goal[] = [...RELIABILITY, ...SECURITY];
if (!onlyRecorded) runMissing(readRecords());
const records = readRecords();
const found = GOALS.map((goal) => ({
  goal,
  findings: goal.proofs.map((proof) => ({ proof, ...evaluate(proof, records) })),
}));
console.log(found.map(({ goal, findings }) => tableOf(goal, findings)).join('\n\n'));
console.log(`\n${sumUp()}`);
const all = found.flatMap(({ findings }) => findings);
const wanting = all.filter(({ state, proof }) => {
  if (state === 'doubtful') return !onlyRecorded;
  return state !== 'holds' && !(state === 'not run' && mayBeMissing(proof));
});
const open = GOALS.filter((goal) => goal.open !== undefined).length;
console.log(
  `${all.length - wanting.length} of ${all.length} proofs hold; of ${open} goals a part is proved nowhere here`,
);
for (const { proof, state, figure } of wanting) console.log(`${state}: ${nameOf(proof)}: ${figure}`);
if (wanting.length > 0) process.exitCode = 1;

/** Runs what has no result of today: tests in one run, each bench and step by its command. */
function runMissing(before: Records): void {
  const stale = GOALS.flatMap(({ proofs }) => proofs).filter((proof) => {
    const { state, at } = evaluate(proof, before);
    // The guards of all days together are the proof: another part each day.
    if (proof.kind === 'guards') return state === 'not run';
    return state !== 'absent' && !isByName(proof) && !isOfToday(at);
  });
  const files = new Set(stale.flatMap((proof) => (proof.kind === 'tests' ? [proof.file] : [])));
  if (files.size > 0) {
    run(`vitest run ${[...files].join(' ')} --reporter=json --outputFile.json=${OWN_REPORT}`);
  }
  const commands = stale.flatMap((proof) => commandOf(proof));
  for (const command of new Set(commands)) run(command);
}

function commandOf(proof: Proof): string[] {
  switch (proof.kind) {
    case 'tests':
      return [];
    case 'bench':
      return [COMMANDS[proof.bench] ?? `npm run bench --silent -- ${proof.bench}`];
    case 'step':
      return STEPS.filter(({ name }) => name === proof.step).map(({ command }) => command);
    case 'guards':
      return ['npm run test:guards --silent -- --no-control --days 12'];
  }
}

function run(command: string): void {
  console.error(`— ${command}`);
  spawnSync(command, { cwd: ROOT, shell: true, stdio: ['ignore', 'ignore', 'inherit'] });
}

function isByName(proof: Proof): boolean {
  return proof.kind === 'bench' && BY_NAME.includes(proof.bench);
}

/** Nor is it one where nothing is run that guards are taken out on other days, and that a machine lacks a program. */
function mayBeMissing(proof: Proof): boolean {
  return isByName(proof) || (onlyRecorded && (proof.kind === 'guards' || proof.kind === 'step'));
}

function isOfToday(at: string | null): boolean {
  return at?.slice(0, 10) === new Date().toISOString().slice(0, 10);
}

function tableOf({ id, demands, open: unproved }: Goal, findings: readonly (Finding & { proof: Proof })[]): string {
  const lines = findings.map(({ proof, state, figure, at }) => {
    const when = at === null ? '' : `, ${at.slice(0, 10)}`;
    return `     ${state.padEnd(9)}${nameOf(proof)}: ${figure}${when}\n${' '.repeat(14)}${proof.shows}`;
  });
  return [`${id.padEnd(5)}${demands}`, ...lines, ...(unproved ? [`     not proved here: ${unproved}`] : [])].join('\n');
}

function nameOf(proof: Proof): string {
  switch (proof.kind) {
    case 'tests':
      return proof.file;
    case 'bench':
      return proof.bench in COMMANDS || proof.bench === 'soak' ? `bench:${proof.bench}` : `bench ${proof.bench}`;
    case 'step':
      return `verify, ${proof.step}`;
    case 'guards':
      return `guards of ${proof.of.source === '.' ? 'all tests' : proof.of.source.replaceAll('\\', '')}`;
  }
}

/** Load held, faults survived, inputs tried, nothing lost. */
function sumUp(): string {
  const [load, faults] = [recorded('load'), recorded('faults')];
  const passed = found
    .flatMap(({ goal, findings }) => (goal.id.startsWith('S') || goal.id === 'R7' ? findings : []))
    .flatMap(({ proof }) => (proof.kind === 'tests' ? [proof.file] : []));
  const inputs = [...new Set(passed)].reduce((sum, file) => sum + (records.tests(file)?.passed ?? 0), 0);
  const kept = [load, faults, recorded('soak')].flatMap((one) => one?.sections ?? []).flatMap(({ rows }) => rows);
  const lost = kept
    .filter(({ name }) => /lost|twice|before a change/.test(name))
    .reduce((sum, { value }) => sum + value, 0);
  return [
    `load held: ${load?.sections[0]?.title ?? 'not run here'}`,
    `faults survived:${faults ? faults.sections.map(({ title }) => `\n  ${title}`).join('') : ' not run here'}`,
    `inputs tried: ${inputs} tests of what must be refused or not told`,
    `lost, doubled or stale: ${kept.length === 0 ? 'not counted here' : lost}`,
  ].join('\n');
}
